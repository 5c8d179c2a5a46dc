package com.acme.invoicing.document;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.sequence.Sequence;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.Base64;
import java.util.Locale;
import java.util.UUID;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Component;

/** What a document gets when it is issued: its number, its hash and its code. The caller holds the account lock. */
@Component
@RequiredArgsConstructor
class DocumentNumbering {

    private final DocumentRepository documents;

    void issue(Document document, Account account) {
        Sequence sequence = document.getSequence();
        String kind = document.getType().getSingular();
        String previousHash = documents
                .findFirstByTypeAndSequenceAndNumberNotNullOrderByNumberDesc(document.getType(), sequence)
                .map(Document::getSaftHash).orElse("");
        Integer manual = document.getManualSequenceNumber();
        if (manual == null) {
            document.setNumber(sequence.next(kind));
        } else if (documents.existsByTypeAndSequenceAndNumber(document.getType(), sequence, manual)) {
            throw ApiException.invalid("manual_sequence_number has already been taken");
        } else {
            document.setNumber(manual);
            sequence.raiseTo(kind, manual);
        }
        document.setSequenceNumber(document.getNumber() + "/" + sequence.getSerie());
        document.setFinalizedAt(LocalDateTime.now());
        document.copyClient();
        document.setSaftHash(hash(document, previousHash));
        if (document.getType().getFamily() == DocumentType.Family.GUIDES) {
            if (document.getLoadedAt() == null) {
                document.setLoadedAt(LocalDateTime.now());
            }
            document.setAtDocCodeId(account.isAtConfigured()
                    ? UUID.randomUUID().toString().substring(0, 13).toUpperCase(Locale.ROOT) : "");
        }
    }

    /** The four characters which Portuguese documents print of their chained signature. */
    private static String hash(Document d, String previous) {
        String signed = String.join(";", d.getDate().toString(), d.getFinalizedAt().toString(),
                d.getType().getLabel() + " " + d.getSequenceNumber(), d.getTotal().toPlainString(), previous);
        try {
            String full = Base64.getEncoder().encodeToString(
                    MessageDigest.getInstance("SHA-256").digest(signed.getBytes(StandardCharsets.UTF_8)));
            return "" + full.charAt(0) + full.charAt(10) + full.charAt(20) + full.charAt(30);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
