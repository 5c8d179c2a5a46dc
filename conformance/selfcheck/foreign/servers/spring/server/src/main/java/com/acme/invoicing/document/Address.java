package com.acme.invoicing.document;

import jakarta.persistence.Embeddable;
import jakarta.validation.constraints.Size;

@Embeddable
public record Address(
        @Size(max = 255) String detail,
        @Size(max = 255) String city,
        @Size(max = 255) String postalCode,
        @Size(max = 255) String country) {
}
