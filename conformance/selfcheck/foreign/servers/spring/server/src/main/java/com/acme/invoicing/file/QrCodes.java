package com.acme.invoicing.file;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.document.Document;
import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import javax.imageio.ImageIO;
import org.springframework.stereotype.Component;

@Component
class QrCodes {

    private static final int SIZE = 300;

    byte[] png(Document document, Account account) {
        try {
            BitMatrix matrix = new QRCodeWriter().encode(text(document, account), BarcodeFormat.QR_CODE, SIZE, SIZE,
                    Map.of(EncodeHintType.CHARACTER_SET, "UTF-8"));
            BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_BINARY);
            for (int x = 0; x < SIZE; x++) {
                for (int y = 0; y < SIZE; y++) {
                    image.setRGB(x, y, matrix.get(x, y) ? 0x000000 : 0xFFFFFF);
                }
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.write(image, "png", out);
            return out.toByteArray();
        } catch (WriterException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In the manner of the Portuguese fiscal QR code. */
    private static String text(Document d, Account account) {
        return String.join("*", "A:" + orEmpty(account.getFiscalId()), "B:" + orEmpty(d.getClientFiscalId()),
                "D:" + d.getType().getLabel(), "E:" + d.getStatus().label(),
                "F:" + d.getDate().format(DateTimeFormatter.BASIC_ISO_DATE), "G:" + d.getSequenceNumber(),
                "N:" + d.getTaxes(), "O:" + d.getTotal(), "Q:" + d.getSaftHash());
    }

    private static String orEmpty(String value) {
        return value == null ? "" : value;
    }
}
