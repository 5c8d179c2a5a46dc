package com.acme.invoicing.client;

import com.acme.invoicing.common.KnownCountry;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import jakarta.validation.groups.Default;

public record ClientRequest(
        @NotBlank @Size(max = 255) String name,
        @NotBlank(groups = Full.class) @Size(max = 255) String code,
        @Email @Size(max = 255) String email,
        @Pattern(regexp = "en|pt|es", message = "must be en, pt or es") String language,
        @Size(max = 255) String address,
        @Size(max = 255) String city,
        @Size(max = 255) String postalCode,
        @KnownCountry String country,
        @Size(max = 255) String fiscalId,
        @Size(max = 255) String website,
        @Size(max = 255) String phone,
        @Size(max = 255) String fax,
        @Valid PreferredContact preferredContact,
        @Size(max = 2000) String observations,
        @Pattern(regexp = "[123]", message = "must be 1, 2 or 3") String sendOptions,
        @Min(0) @Max(3650) Integer paymentDays,
        @Size(max = 20) String taxExemptionCode) {

    /** As required by the client endpoints; within a document the code may be absent. */
    public interface Full extends Default {
    }
}
