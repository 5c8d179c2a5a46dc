package com.acme.invoicing.client;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Size;

@Embeddable
public record PreferredContact(
        @Column(name = "contact_name") @Size(max = 255) String name,
        @Column(name = "contact_email") @Email @Size(max = 255) String email,
        @Column(name = "contact_phone") @Size(max = 255) String phone) {
}
