package com.acme.invoicing.file;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.common.Rules;
import com.acme.invoicing.common.WebConfig;
import com.acme.invoicing.document.Document;
import com.acme.invoicing.document.DocumentLine;
import com.acme.invoicing.document.DocumentStatus;
import com.lowagie.text.Element;
import com.lowagie.text.Font;
import com.lowagie.text.FontFactory;
import com.lowagie.text.Image;
import com.lowagie.text.PageSize;
import com.lowagie.text.Paragraph;
import com.lowagie.text.Phrase;
import com.lowagie.text.pdf.PdfPCell;
import com.lowagie.text.pdf.PdfPTable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
class PdfWriter {

    private static final List<String> COPIES = List.of("Original", "Duplicate", "Triplicate");

    private final QrCodes qrCodes;

    /** As many pages as the send options of the client ask for; a second copy is one page. */
    byte[] write(Document document, boolean secondCopy) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        com.lowagie.text.Document pdf = new com.lowagie.text.Document(PageSize.A4);
        com.lowagie.text.pdf.PdfWriter.getInstance(pdf, out);
        pdf.open();
        int copies = Integer.parseInt(Objects.requireNonNullElse(document.getClient().getSendOptions(), "1"));
        for (String copy : secondCopy ? List.of("Second copy") : COPIES.subList(0, copies)) {
            pdf.newPage();
            page(pdf, document, copy);
        }
        pdf.close();
        return out.toByteArray();
    }

    private void page(com.lowagie.text.Document pdf, Document d, String copy) throws IOException {
        Account account = d.getAccount();
        Font bold = FontFactory.getFont(FontFactory.HELVETICA_BOLD, 16);
        pdf.add(new Paragraph(account.getOrganizationName(), bold));
        text(pdf, account.getFiscalId(), account.getAddress(), account.getEmail());
        pdf.add(new Paragraph(d.getType().getLabel() + " " + d.getSequenceNumber() + " (" + copy + ")", bold));
        if (d.getStatus() == DocumentStatus.CANCELED) {
            pdf.add(new Paragraph("CANCELED", bold));
        }
        text(pdf, "Date: " + d.getDate().format(WebConfig.DATE), "Due date: " + d.getDueDate().format(WebConfig.DATE),
                "Client: " + d.getClientName(), d.getClientAddress(), d.getClientFiscalId(), d.getReference());
        PdfPTable table = new PdfPTable(new float[] {4, 1.5f, 1.5f, 1.5f, 1.5f, 2});
        table.setWidthPercentage(100);
        table.setSpacingBefore(12);
        Stream.of("Item", "Price", "Quantity", "Discount", "Tax", "Total").forEach(table::addCell);
        for (DocumentLine line : d.getLines()) {
            table.addCell(line.getName());
            Stream.of(Rules.plain(line.getUnitPrice()), Rules.plain(line.getQuantity()),
                            Rules.plain(line.getDiscount()) + "%", Rules.plain(line.getTaxValue()) + "%", line.total())
                    .forEach(value -> table.addCell(right(value.toString())));
        }
        pdf.add(table);
        text(pdf, "Sum: " + d.getSum(), "Discount: " + d.getDiscount(), "Before taxes: " + d.getBeforeTaxes(),
                "Taxes: " + d.getTaxes(), "Total: " + d.getTotal() + " EUR", d.getTaxExemption(), d.getObservations());
        Image qr = Image.getInstance(qrCodes.png(d, account));
        qr.scaleToFit(110, 110);
        pdf.add(qr);
    }

    private static void text(com.lowagie.text.Document pdf, String... lines) {
        Stream.of(lines).filter(line -> !Rules.isBlank(line)).forEach(line -> pdf.add(new Paragraph(line)));
    }

    private static PdfPCell right(String text) {
        PdfPCell cell = new PdfPCell(new Phrase(text));
        cell.setHorizontalAlignment(Element.ALIGN_RIGHT);
        return cell;
    }
}
