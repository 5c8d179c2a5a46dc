package com.acme.invoicing.account;

import static com.acme.invoicing.common.Rules.FLAG;
import static com.acme.invoicing.common.Rules.FLAG_MESSAGE;
import static com.acme.invoicing.common.Rules.NOT_BLANK;
import static com.acme.invoicing.common.Rules.isBlank;

import com.acme.invoicing.common.OnCreate;
import com.fasterxml.jackson.annotation.JsonIgnore;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;

public final class AccountRequests {

    public record CreateBody(@NotNull @Valid CreateAccount account) {
    }

    /** Terms and marketing are asked from new users only. */
    public record CreateAccount(
            @Size(max = 255) String firstName,
            @Size(max = 255) String lastName,
            @NotBlank @Size(max = 255) String organizationName,
            @Size(max = 255) String phone,
            @NotBlank @Email @Size(max = 255) String email,
            @NotBlank @Size(max = 72) String password,
            @Size(max = 255) String fiscalId,
            @Pattern(regexp = "[1-9]\\d{0,2}", message = "is not a known country") String taxCountry,
            @Pattern(regexp = "pt|en|es", message = "must be pt, en or es") String language,
            @NotNull(groups = OnCreate.class) @Pattern(regexp = "1", message = "must be accepted") String terms,
            @NotNull(groups = OnCreate.class) @Pattern(regexp = FLAG, message = FLAG_MESSAGE) String marketing) {
    }

    public record UpdateBody(@NotNull @Valid UpdateAccount account) {
    }

    public record UpdateAccount(
            @Size(max = 255) String firstName,
            @Size(max = 255) String lastName,
            @Pattern(regexp = NOT_BLANK, message = "must not be blank") @Size(max = 255) String organizationName,
            @Size(max = 255) String phone,
            @Pattern(regexp = NOT_BLANK, message = "must not be blank") @Email @Size(max = 255) String email,
            @Pattern(regexp = NOT_BLANK, message = "must not be blank") @Size(max = 72) String password,
            @Size(max = 255) String fiscalId,
            @Size(max = 255) String address,
            @Size(max = 255) String city,
            @Size(max = 255) String postalCode,
            @Size(max = 255) String website,
            @Size(max = 255) String fax,
            @Pattern(regexp = "1", message = "must be accepted") String terms,
            @Valid Credentials credentials) {

        /** The description gives two variants of this body; one of them has to be complete. */
        @JsonIgnore
        @AssertTrue(message = "needs organization_name, email, password and terms, or else fiscal_id and address")
        public boolean isComplete() {
            boolean variantA = organizationName != null && email != null && password != null && terms != null;
            return variantA || (!isBlank(fiscalId) && !isBlank(address));
        }
    }

    public record Credentials(
            @NotBlank @Size(max = 255) String username,
            String password,
            @Pattern(regexp = "AT", message = "must be AT") String type,
            @Pattern(regexp = "Sequences", message = "must be Sequences") String context) {
    }

    /** Either {"credentials": {...}} or {"account": {"credentials": {...}}}. */
    public record AtCommunicationBody(@Valid Credentials credentials, @Valid AtAccount account) {

        public record AtAccount(@NotNull @Valid Credentials credentials) {
        }
    }

    private AccountRequests() {
    }
}
