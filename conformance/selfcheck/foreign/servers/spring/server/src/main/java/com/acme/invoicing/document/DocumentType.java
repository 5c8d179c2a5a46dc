package com.acme.invoicing.document;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import lombok.Getter;
import lombok.RequiredArgsConstructor;
import org.springframework.core.convert.converter.Converter;
import org.springframework.stereotype.Component;

@Getter
@RequiredArgsConstructor
public enum DocumentType {
    INVOICE("invoice", "Invoice", Family.INVOICES),
    INVOICE_RECEIPT("invoice_receipt", "InvoiceReceipt", Family.INVOICES),
    SIMPLIFIED_INVOICE("simplified_invoice", "SimplifiedInvoice", Family.INVOICES),
    VAT_MOSS_INVOICE("vat_moss_invoice", "VatMossInvoice", Family.INVOICES),
    CREDIT_NOTE("credit_note", "CreditNote", Family.INVOICES),
    DEBIT_NOTE("debit_note", "DebitNote", Family.INVOICES),
    RECEIPT("receipt", "Receipt", Family.INVOICES),
    QUOTE("quote", "Quote", Family.ESTIMATES),
    PROFORMA("proforma", "Proforma", Family.ESTIMATES),
    FEES_NOTE("fees_note", "FeesNote", Family.ESTIMATES),
    SHIPPING("shipping", "Shipping", Family.GUIDES),
    TRANSPORT("transport", "Transport", Family.GUIDES),
    DEVOLUTION("devolution", "Devolution", Family.GUIDES),
    PURCHASE_ORDER("purchase_order", "PurchaseOrder", Family.PURCHASE_ORDERS);

    public enum Family {
        INVOICES, ESTIMATES, GUIDES, PURCHASE_ORDERS;

        public Set<DocumentType> types() {
            return Arrays.stream(DocumentType.values()).filter(type -> type.family == this)
                    .collect(Collectors.toCollection(() -> EnumSet.noneOf(DocumentType.class)));
        }
    }

    /** The documents which receipts are issued for. */
    public static final Set<DocumentType> PAYABLE =
            EnumSet.of(INVOICE, SIMPLIFIED_INVOICE, VAT_MOSS_INVOICE, DEBIT_NOTE);

    private final String singular;
    private final String label;
    private final Family family;

    public String getPlural() {
        return singular + "s";
    }

    /** Converts the plural name in a path; an unknown one ends as 404. */
    @Component
    static class PluralConverter implements Converter<String, DocumentType> {

        @Override
        public DocumentType convert(String plural) {
            return Arrays.stream(values()).filter(type -> type.getPlural().equals(plural)).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("unknown document type " + plural));
        }
    }
}
