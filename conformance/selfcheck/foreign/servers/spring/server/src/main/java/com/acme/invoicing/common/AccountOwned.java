package com.acme.invoicing.common;

import com.acme.invoicing.account.Account;
import jakarta.persistence.*;
import lombok.Getter;
import lombok.Setter;

/** Base of every row that belongs to one account. */
@Getter
@Setter
@MappedSuperclass
public abstract class AccountOwned {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Account account;
}
