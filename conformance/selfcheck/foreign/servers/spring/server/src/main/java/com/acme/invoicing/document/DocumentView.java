package com.acme.invoicing.document;

import static com.acme.invoicing.common.Rules.plain;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.document.DocumentType.Family;
import com.acme.invoicing.sequence.Sequence;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;

record DocumentView(Long id, String status, boolean archived, String type, String sequenceNumber,
        String invertedSequenceNumber, String atcud, String sequenceId, String taxExemption, LocalDate date,
        LocalDate dueDate, String reference, String observations, String retention, String permalink, String saftHash,
        BigDecimal sum, BigDecimal discount, BigDecimal beforeTaxes, BigDecimal taxes, BigDecimal total,
        String currency, ClientView client, List<LineView> items,
        @JsonInclude(Include.NON_NULL) MbReference mbReference,
        @JsonInclude(Include.NON_NULL) String ownerInvoiceId,
        @JsonUnwrapped GuideView guide) {

    record ClientView(Long id, String name, String country) {
    }

    record TaxView(Long id, String name, BigDecimal value) {
    }

    record MbReference(String entity, BigDecimal value, String reference) {
    }

    record GuideView(LocalDateTime loadedAt, Address addressFrom, Address addressTo, String atDocCodeId,
            String licensePlate) {
    }

    record LineView(String name, String description, String unitPrice, String unit, String quantity, TaxView tax,
            BigDecimal discount, BigDecimal subtotal, BigDecimal taxAmount, BigDecimal discountAmount,
            BigDecimal total) {

        static LineView of(DocumentLine line) {
            return new LineView(line.getName(), line.getDescription(), plain(line.getUnitPrice()).toPlainString(),
                    line.getUnit(), plain(line.getQuantity()).toPlainString(),
                    line.getTaxName() == null ? null
                            : new TaxView(line.getTaxId(), line.getTaxName(), plain(line.getTaxValue())),
                    plain(line.getDiscount()), line.subtotal(), line.taxAmount(), line.discountAmount(),
                    line.total());
        }
    }

    static DocumentView of(Document d, Account account) {
        Sequence sequence = d.getSequence();
        Family family = d.getType().getFamily();
        boolean numbered = d.getNumber() != null;
        return new DocumentView(d.getId(), d.getStatus().label(), d.isArchived(), d.getType().getLabel(),
                numbered ? d.getSequenceNumber() : "draft",
                numbered ? sequence.getSerie() + "/" + d.getNumber() : "draft",
                atcud(d, account), sequence.getId().toString(), d.getTaxExemption(), d.getDate(), d.getDueDate(),
                d.getReference(), d.getObservations(),
                d.getRetention() == null ? null : plain(d.getRetention()).toPlainString(),
                account.getUrl() + "/permalinks/" + d.getPermalinkToken(), d.getSaftHash(), d.getSum(),
                d.getDiscount(), d.getBeforeTaxes(), d.getTaxes(), d.getTotal(), "EUR",
                new ClientView(d.getClient().getId(), d.getClientName(), d.getClientCountry()),
                d.getLines().stream().map(LineView::of).toList(),
                family != Family.INVOICES ? null
                        : new MbReference("21800", d.outstanding(), "%09d".formatted(d.getId())),
                d.getOwner() == null ? null : d.getOwner().getId().toString(),
                family != Family.GUIDES ? null : new GuideView(d.getLoadedAt(), d.getAddressFrom(),
                        d.getAddressTo(), d.getAtDocCodeId(), d.getLicensePlate()));
    }

    /** Relevant are the Portuguese documents, apart from purchase orders. */
    static String atcud(Document d, Account account) {
        if (!account.isPortuguese() || d.getType() == DocumentType.PURCHASE_ORDER) {
            return "N/A";
        }
        String code = d.getSequence().getValidationCode();
        return code == null || d.getNumber() == null ? "N/D" : code + "-" + d.getNumber();
    }
}
