package com.acme.invoicing.document;

import static com.acme.invoicing.common.Rules.cents;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.math.BigDecimal;
import lombok.Getter;
import lombok.Setter;

/** A line keeps its own copy of the item and of its tax. */
@Getter
@Setter
@Embeddable
public class DocumentLine {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private String name;

    @Column(length = 4000)
    private String description;

    private String unit;

    @Column(precision = 20, scale = 6)
    private BigDecimal unitPrice;

    @Column(precision = 20, scale = 6)
    private BigDecimal quantity;

    /** A percentage. */
    @Column(precision = 7, scale = 3)
    private BigDecimal discount = BigDecimal.ZERO;

    private Long taxId;
    private String taxName;

    @Column(precision = 7, scale = 3)
    private BigDecimal taxValue = BigDecimal.ZERO;

    public BigDecimal subtotal() {
        return cents(unitPrice.multiply(quantity));
    }

    public BigDecimal discountAmount() {
        return cents(subtotal().multiply(discount).divide(HUNDRED));
    }

    public BigDecimal net() {
        return subtotal().subtract(discountAmount());
    }

    public BigDecimal taxAmount() {
        return cents(net().multiply(taxValue).divide(HUNDRED));
    }

    public BigDecimal total() {
        return net().add(taxAmount());
    }
}
