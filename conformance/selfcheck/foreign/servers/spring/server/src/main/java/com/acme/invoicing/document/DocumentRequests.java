package com.acme.invoicing.document;

import com.acme.invoicing.client.ClientRequest;
import com.acme.invoicing.common.OnCreate;
import com.acme.invoicing.common.Rules;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Feature;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;

final class DocumentRequests {

    record DocumentRequest(
            LocalDate date,
            LocalDate dueDate,
            LocalDateTime loadedAt,
            @Size(max = 255) String licensePlate,
            @Valid Address addressFrom,
            @Valid Address addressTo,
            @Size(max = 255) String loadSite,
            @Size(max = 255) String deliverySite,
            @Size(max = 255) String reference,
            @Size(max = 4000) String observations,
            @DecimalMin("0") @DecimalMax("100") @Digits(integer = 3, fraction = 2) BigDecimal retention,
            @Size(max = 20) @JsonAlias("tax_exemption_reason") String taxExemption,
            Long sequenceId,
            @Min(1) Integer manualSequenceNumber,
            Long ownerInvoiceId,
            Boolean archived,
            @NotNull(groups = OnCreate.class) @Valid ClientRequest client,
            @NotEmpty(groups = OnCreate.class) @Size(max = 500) List<@NotNull @Valid LineRequest> items) {
    }

    record LineRequest(
            @NotBlank @Size(max = 255) String name,
            @Size(max = 4000) String description,
            @DecimalMin("0") @Digits(integer = 12, fraction = 6) BigDecimal unitPrice,
            @Positive @Digits(integer = 9, fraction = 6) BigDecimal quantity,
            @Size(max = 255) String unit,
            @DecimalMin("0") @DecimalMax("100") @Digits(integer = 3, fraction = 3) BigDecimal discount,
            TaxName tax) {
    }

    record TaxName(String name) {
    }

    record StateRequest(@NotBlank String state, @Size(max = 255) String message) {
    }

    record PaymentBody(@NotNull @Valid @JsonAlias("payment") PaymentRequest partialPayment) {
    }

    /** Without an amount the whole debt is paid. */
    record PaymentRequest(
            @Positive @Digits(integer = 15, fraction = 2) BigDecimal amount,
            LocalDate paymentDate,
            @Size(max = 255) String paymentMechanism,
            @Size(max = 4000) String note,
            Long sequenceId) {
    }

    record EmailBody(@NotNull @Valid EmailRequest message) {
    }

    record EmailRequest(
            @NotNull @Valid Recipient client,
            @Size(max = 255) String subject,
            @Size(max = 8000) String body,
            @Email @Size(max = 255) String cc,
            @Email @Size(max = 255) String bcc,
            @Pattern(regexp = Rules.FLAG, message = Rules.FLAG_MESSAGE) String logo) {

        record Recipient(
                @NotBlank @Email @Size(max = 255) String email,
                @NotNull @Pattern(regexp = Rules.FLAG, message = Rules.FLAG_MESSAGE) String save) {
        }
    }

    record ClientInvoicesBody(ClientInvoicesFilter filter) {
    }

    record ClientInvoicesFilter(
            @JsonFormat(with = Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) List<String> status,
            @JsonFormat(with = Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) @JsonAlias("by_type") List<String> type,
            Boolean archived) {
    }

    private DocumentRequests() {
    }
}
