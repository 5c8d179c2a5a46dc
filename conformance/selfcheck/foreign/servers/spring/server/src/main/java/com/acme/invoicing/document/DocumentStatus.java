package com.acme.invoicing.document;

import static java.util.Map.entry;

import com.acme.invoicing.document.DocumentType.Family;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

public enum DocumentStatus {
    DRAFT, FINAL, SETTLED, CANCELED, DELETED, ACCEPTED, REFUSED, COMPLETED;

    private static final Map<String, DocumentStatus> FROM_DRAFT = Map.of("finalized", FINAL, "deleted", DELETED);

    private static final Map<DocumentStatus, Map<String, DocumentStatus>> ESTIMATES = Map.ofEntries(
            entry(DRAFT, FROM_DRAFT),
            entry(FINAL, Map.of("accept", ACCEPTED, "refuse", REFUSED, "canceled", CANCELED)),
            entry(ACCEPTED, Map.of("refuse", REFUSED, "canceled", CANCELED)),
            entry(REFUSED, Map.of("accept", ACCEPTED, "canceled", CANCELED)));

    private static final Map<DocumentStatus, Map<String, DocumentStatus>> GUIDES = Map.of(
            DRAFT, FROM_DRAFT, FINAL, Map.of("canceled", CANCELED));

    private static final Map<DocumentStatus, Map<String, DocumentStatus>> PURCHASE_ORDERS = Map.of(
            DRAFT, FROM_DRAFT, FINAL, Map.of("completed", COMPLETED, "canceled", CANCELED));

    private static final Map<DocumentStatus, Map<String, DocumentStatus>> INVOICES = Map.of(
            DRAFT, FROM_DRAFT, FINAL, Map.of("canceled", CANCELED, "settled", SETTLED));

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The status an event leads to, if the event is possible. */
    public Optional<DocumentStatus> on(String event, DocumentType type) {
        boolean note = type == DocumentType.CREDIT_NOTE || type == DocumentType.DEBIT_NOTE;
        if (type == DocumentType.INVOICE_RECEIPT && this == DRAFT && event.equals("finalized")) {
            return Optional.of(SETTLED);
        }
        if (type == DocumentType.INVOICE_RECEIPT && this == SETTLED && event.equals("canceled")) {
            return Optional.of(CANCELED);
        }
        if (note && this == SETTLED && event.equals("unsettled")) {
            return Optional.of(FINAL);
        }
        if (type == DocumentType.RECEIPT) { // issued by a payment; can be canceled only
            return this == FINAL && event.equals("canceled") ? Optional.of(CANCELED) : Optional.empty();
        }
        return Optional.ofNullable(table(type.getFamily()).getOrDefault(this, Map.of()).get(event));
    }

    private static Map<DocumentStatus, Map<String, DocumentStatus>> table(Family family) {
        return switch (family) {
            case INVOICES -> INVOICES;
            case ESTIMATES -> ESTIMATES;
            case GUIDES -> GUIDES;
            case PURCHASE_ORDERS -> PURCHASE_ORDERS;
        };
    }
}
