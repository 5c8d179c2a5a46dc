package com.acme.invoicing.treasury;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.client.Client;
import com.acme.invoicing.treasury.TreasuryEntry.Kind;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.*;

@RestController
@RequestMapping("/api/v3/clients/{clientId:\\d+}")
@RequiredArgsConstructor
class TreasuryController {

    record BalanceView(Long clientId, BigDecimal initialBalance, BigDecimal openDocuments, BigDecimal creditNotes,
            BigDecimal regularizations, BigDecimal treasuryMovements, BigDecimal balance) {
    }

    record InitialBalanceBody(@NotNull @Valid InitialBalanceRequest initialBalance) {
    }

    record InitialBalanceRequest(
            @NotNull @Digits(integer = 15, fraction = 2) @JsonAlias({"amount", "balance"}) BigDecimal value,
            LocalDate date) {
    }

    record RegularizationBody(@NotNull @Valid EntryRequest regularization) {
    }

    record MovementBody(@NotNull @Valid EntryRequest treasuryMovement) {
    }

    record EntryRequest(
            @NotNull @Digits(integer = 15, fraction = 2) @JsonAlias("amount") BigDecimal value,
            LocalDate date,
            @Pattern(regexp = "in|out", message = "must be in or out") String direction,
            @Size(max = 4000) @JsonAlias({"description", "note"}) String observations) {
    }

    record EntryView(Long id, Long clientId, BigDecimal value, LocalDate date,
            @JsonInclude(Include.NON_NULL) String direction, String observations) {

        static EntryView of(TreasuryEntry entry) {
            return new EntryView(entry.getId(), entry.getClient().getId(), entry.getValue(), entry.getDate(),
                    entry.getDirection(), entry.getObservations());
        }
    }

    private final TreasuryService service;

    @GetMapping("/balance.json")
    Map<String, BalanceView> balance(@RequestAttribute Account account, @PathVariable Long clientId) {
        return Map.of("client_balance", service.balance(account, clientId));
    }

    @PutMapping("/initial_balance.json")
    Map<String, InitialBalanceRequest> initialBalance(@RequestAttribute Account account, @PathVariable Long clientId,
            @RequestBody @Valid InitialBalanceBody body) {
        Client client = service.setInitialBalance(account, clientId, body.initialBalance());
        return Map.of("initial_balance",
                new InitialBalanceRequest(client.getInitialBalance(), client.getInitialBalanceDate()));
    }

    @GetMapping("/regularization.json")
    Map<String, List<EntryView>> regularizations(@RequestAttribute Account account, @PathVariable Long clientId) {
        return Map.of("regularizations", service.list(account, clientId, Kind.REGULARIZATION).stream()
                .map(EntryView::of).toList());
    }

    @PostMapping("/regularization.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, EntryView> regularize(@RequestAttribute Account account, @PathVariable Long clientId,
            @RequestBody @Valid RegularizationBody body) {
        return Map.of("regularization", EntryView.of(
                service.create(account, clientId, Kind.REGULARIZATION, body.regularization())));
    }

    @DeleteMapping("/regularization/{id:\\d+}.json")
    void deleteRegularization(@RequestAttribute Account account, @PathVariable Long clientId,
            @PathVariable Long id) {
        service.delete(account, clientId, Kind.REGULARIZATION, id);
    }

    @PostMapping("/treasury_movements.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, EntryView> move(@RequestAttribute Account account, @PathVariable Long clientId,
            @RequestBody @Valid MovementBody body) {
        return Map.of("treasury_movement", EntryView.of(
                service.create(account, clientId, Kind.MOVEMENT, body.treasuryMovement())));
    }

    @DeleteMapping("/treasury_movements/{id:\\d+}.json")
    void deleteMovement(@RequestAttribute Account account, @PathVariable Long clientId, @PathVariable Long id) {
        service.delete(account, clientId, Kind.MOVEMENT, id);
    }
}
