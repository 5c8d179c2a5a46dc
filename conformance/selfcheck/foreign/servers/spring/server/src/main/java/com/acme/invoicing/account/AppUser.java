package com.acme.invoicing.account;

import jakarta.persistence.*;
import lombok.Getter;
import lombok.Setter;

/** A person who signs in; one user may own several accounts. */
@Getter
@Setter
@Entity
public class AppUser {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    @Column(nullable = false, unique = true)
    private String email;

    @Column(nullable = false)
    private String passwordHash;

    private String firstName;
    private String lastName;
}
