package com.acme.invoicing.treasury;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountRepository;
import com.acme.invoicing.client.Client;
import com.acme.invoicing.client.ClientRepository;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.document.Document;
import com.acme.invoicing.document.DocumentRepository;
import com.acme.invoicing.document.DocumentStatus;
import com.acme.invoicing.document.DocumentType;
import com.acme.invoicing.treasury.TreasuryController.BalanceView;
import com.acme.invoicing.treasury.TreasuryController.EntryRequest;
import com.acme.invoicing.treasury.TreasuryController.InitialBalanceRequest;
import com.acme.invoicing.treasury.TreasuryEntry.Kind;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
class TreasuryService {

    private final TreasuryEntryRepository entries;
    private final ClientRepository clients;
    private final DocumentRepository documents;
    private final AccountRepository accounts;

    /** A positive balance is what the client owes. */
    @Transactional(readOnly = true)
    public BalanceView balance(Account account, Long clientId) {
        Client client = clients.require(clientId, account);
        BigDecimal open = sum(documents.findByClientIdAndStatusAndTypeInOrderById(clientId, DocumentStatus.FINAL,
                DocumentType.PAYABLE).stream().map(Document::outstanding));
        BigDecimal credit = sum(documents.findByClientIdAndStatusAndTypeInOrderById(clientId, DocumentStatus.FINAL,
                List.of(DocumentType.CREDIT_NOTE)).stream().map(Document::getTotal));
        BigDecimal regularizations = effect(clientId, Kind.REGULARIZATION);
        BigDecimal movements = effect(clientId, Kind.MOVEMENT);
        BigDecimal initial = client.getInitialBalance();
        return new BalanceView(clientId, initial, open, credit, regularizations, movements,
                initial.add(open).subtract(credit).add(regularizations).add(movements));
    }

    @Transactional
    public Client setInitialBalance(Account account, Long clientId, InitialBalanceRequest request) {
        accounts.lock(account);
        Client client = clients.require(clientId, account);
        client.setInitialBalance(request.value());
        client.setInitialBalanceDate(Objects.requireNonNullElseGet(request.date(), LocalDate::now));
        return client;
    }

    @Transactional(readOnly = true)
    public List<TreasuryEntry> list(Account account, Long clientId, Kind kind) {
        return entries.findByClientIdAndKindOrderById(clients.require(clientId, account).getId(), kind);
    }

    @Transactional
    public TreasuryEntry create(Account account, Long clientId, Kind kind, EntryRequest request) {
        if (request.value().signum() == 0 || (kind == Kind.MOVEMENT && request.value().signum() < 0)) {
            throw ApiException.invalid("value must be " + (kind == Kind.MOVEMENT ? "greater than 0" : "other than 0"));
        }
        TreasuryEntry entry = new TreasuryEntry();
        entry.setAccount(account);
        entry.setClient(clients.require(clientId, account));
        entry.setKind(kind);
        entry.setValue(request.value());
        entry.setDate(Objects.requireNonNullElseGet(request.date(), LocalDate::now));
        entry.setObservations(request.observations());
        if (kind == Kind.MOVEMENT) {
            entry.setDirection(Objects.requireNonNullElse(request.direction(), "in"));
        }
        return entries.save(entry);
    }

    @Transactional
    public void delete(Account account, Long clientId, Kind kind, Long id) {
        Client client = clients.require(clientId, account);
        entries.delete(entries.findByIdAndClientIdAndKind(id, client.getId(), kind)
                .orElseThrow(ApiException::notFound));
    }

    private BigDecimal effect(Long clientId, Kind kind) {
        return sum(entries.findByClientIdAndKindOrderById(clientId, kind).stream().map(TreasuryEntry::effect));
    }

    private static BigDecimal sum(Stream<BigDecimal> values) {
        return values.reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
