package com.acme.invoicing.account;

import jakarta.persistence.*;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@Entity
public class Account {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private AppUser owner;

    @Column(nullable = false, unique = true)
    private String name;

    @Column(nullable = false, unique = true)
    private String apiKey;

    /** The loopback host of this account, and its address. */
    private String host;
    private String url;

    @Column(nullable = false)
    private String organizationName;

    @Column(unique = true)
    private String fiscalId;

    @Column(nullable = false)
    private String email;

    private String phone;
    private String address;
    private String city;
    private String postalCode;
    private String website;
    private String fax;
    private String state = "active";
    private String taxCountry = "1";
    private String language = "pt";
    private String atUsername;
    private boolean marketing;
    private boolean trial = true;
    private int perPage = 10;

    public boolean isPortuguese() {
        return "1".equals(taxCountry);
    }

    public boolean isAtConfigured() {
        return atUsername != null;
    }
}
