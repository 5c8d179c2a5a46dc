package com.acme.invoicing.catalog;

import com.acme.invoicing.common.AccountOwned;
import jakarta.persistence.*;
import java.math.BigDecimal;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@Entity
@Table(uniqueConstraints = @UniqueConstraint(columnNames = {"account_id", "name"}))
public class Item extends AccountOwned {

    @Column(nullable = false)
    private String name;

    @Column(length = 4000)
    private String description;

    @Column(nullable = false, precision = 20, scale = 6)
    private BigDecimal unitPrice;

    private String unit;

    @ManyToOne(fetch = FetchType.LAZY)
    private Tax tax;
}
