package com.acme.invoicing.client;

import static com.acme.invoicing.common.Rules.ifPresent;
import static com.acme.invoicing.common.Rules.isBlank;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountRepository;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.common.Paging;
import java.util.UUID;
import lombok.RequiredArgsConstructor;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Sort;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class ClientService {

    private final ClientRepository clients;
    private final AccountRepository accounts;

    @Transactional(readOnly = true)
    public Page<Client> list(Account account, Paging paging) {
        return clients.findByAccountId(account.getId(), paging.toPageable(account, Sort.by("id")));
    }

    @Transactional(readOnly = true)
    public Client get(Account account, Long id) {
        return clients.require(id, account);
    }

    @Transactional(readOnly = true)
    public Client findByName(Account account, String name) {
        return clients.findFirstByAccountIdAndNameOrderById(account.getId(), name)
                .orElseThrow(ApiException::notFound);
    }

    @Transactional(readOnly = true)
    public Client findByCode(Account account, String code) {
        return clients.findByAccountIdAndCode(account.getId(), code).orElseThrow(ApiException::notFound);
    }

    @Transactional
    public Client create(Account account, ClientRequest request) {
        accounts.lock(account);
        Client client = new Client();
        client.setAccount(account);
        client.setLanguage(account.getLanguage());
        apply(client, request);
        if (client.getCode() == null) {
            client.setCode(UUID.randomUUID().toString().substring(0, 8));
        }
        return clients.save(client);
    }

    @Transactional
    public Client update(Account account, Long id, ClientRequest request) {
        accounts.lock(account);
        Client client = clients.require(id, account);
        apply(client, request);
        return client;
    }

    /** The client of a new document: the one with this name (and code, where two share a name), or else a new one. */
    @Transactional
    public Client findOrCreate(Account account, ClientRequest request) {
        if (!isBlank(request.code())) {
            Client sameCode = clients.findByAccountIdAndCode(account.getId(), request.code()).orElse(null);
            if (sameCode != null && sameCode.getName().equals(request.name())) {
                return sameCode;
            }
        }
        return clients.findFirstByAccountIdAndNameOrderById(account.getId(), request.name())
                .orElseGet(() -> create(account, request));
    }

    private void apply(Client client, ClientRequest request) {
        if (!isBlank(request.code()) && !request.code().equals(client.getCode())) {
            if (clients.findByAccountIdAndCode(client.getAccount().getId(), request.code()).isPresent()) {
                throw ApiException.invalid("code has already been taken");
            }
            client.setCode(request.code());
        }
        client.setName(request.name());
        ifPresent(request.email(), client::setEmail);
        ifPresent(request.language(), client::setLanguage);
        ifPresent(request.address(), client::setAddress);
        ifPresent(request.city(), client::setCity);
        ifPresent(request.postalCode(), client::setPostalCode);
        ifPresent(request.country(), client::setCountry);
        ifPresent(request.fiscalId(), client::setFiscalId);
        ifPresent(request.website(), client::setWebsite);
        ifPresent(request.phone(), client::setPhone);
        ifPresent(request.fax(), client::setFax);
        ifPresent(request.preferredContact(), client::setPreferredContact);
        ifPresent(request.observations(), client::setObservations);
        ifPresent(request.sendOptions(), client::setSendOptions);
        ifPresent(request.paymentDays(), client::setPaymentDays);
        ifPresent(request.taxExemptionCode(), client::setTaxExemptionCode);
    }
}
