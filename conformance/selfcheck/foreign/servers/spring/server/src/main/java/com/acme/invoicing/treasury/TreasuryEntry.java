package com.acme.invoicing.treasury;

import com.acme.invoicing.client.Client;
import com.acme.invoicing.common.AccountOwned;
import jakarta.persistence.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import lombok.Getter;
import lombok.Setter;

/** A regularization, or a movement of money, in a client's account. */
@Getter
@Setter
@Entity
public class TreasuryEntry extends AccountOwned {

    public enum Kind { REGULARIZATION, MOVEMENT }

    @Enumerated(EnumType.STRING)
    @Column(nullable = false)
    private Kind kind;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Client client;

    @Column(nullable = false)
    private BigDecimal value;

    /** Of movements: in (from the client) or out (to the client). */
    private String direction;

    private LocalDate date;

    @Column(length = 4000)
    private String observations;

    /** What it adds to the debt of the client. */
    BigDecimal effect() {
        return kind == Kind.MOVEMENT && "in".equals(direction) ? value.negate() : value;
    }
}
