package com.acme.invoicing.client;

import com.acme.invoicing.common.AccountOwned;
import jakarta.persistence.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.UUID;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@Entity
@Table(uniqueConstraints = @UniqueConstraint(columnNames = {"account_id", "code"}))
public class Client extends AccountOwned {

    @Column(nullable = false)
    private String name;

    @Column(nullable = false)
    private String code;

    private String email;
    private String language;
    private String address;
    private String city;
    private String postalCode;
    private String country;
    private String fiscalId;
    private String website;
    private String phone;
    private String fax;

    @Embedded
    private PreferredContact preferredContact;

    @Column(length = 4000)
    private String observations;

    private String sendOptions = "1";
    private int paymentDays;
    private String taxExemptionCode;

    @Column(nullable = false, unique = true)
    private String openAccountToken = UUID.randomUUID().toString();

    private BigDecimal initialBalance = BigDecimal.ZERO;
    private LocalDate initialBalanceDate;
}
