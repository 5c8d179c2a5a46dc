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
public class Tax extends AccountOwned {

    @Column(nullable = false)
    private String name;

    @Column(nullable = false, precision = 7, scale = 3)
    private BigDecimal value;

    private String region;
    private boolean defaultTax;
}
