package com.acme.invoicing.account;

import com.acme.invoicing.account.AccountRequests.AtCommunicationBody;
import com.acme.invoicing.account.AccountRequests.CreateBody;
import com.acme.invoicing.account.AccountRequests.Credentials;
import com.acme.invoicing.account.AccountRequests.UpdateBody;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.common.OnCreate;
import jakarta.validation.Valid;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.annotation.*;

@RestController
@RequiredArgsConstructor
class AccountController {

    record AccountView(String organizationName, String fiscalId, String email, String state, boolean atConfigured,
            boolean trial) {

        static AccountView of(Account account) {
            return new AccountView(account.getOrganizationName(), account.getFiscalId(), account.getEmail(),
                    account.getState(), account.isAtConfigured(), account.isTrial());
        }
    }

    record NewAccountView(String id, String name, String url, String apiKey, String state) {

        static NewAccountView of(Account account) {
            return new NewAccountView(account.getId().toString(), account.getName(), account.getUrl(),
                    account.getApiKey(), account.getState());
        }
    }

    private final AccountService service;

    /** New accounts are opened one at a time, as names, users and fiscal ids are unique in the whole system. */
    private final Object opening = new Object();

    @PostMapping("/api/accounts/create.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, NewAccountView> create(@RequestBody @Validated(OnCreate.class) CreateBody body) {
        synchronized (opening) {
            return Map.of("account", NewAccountView.of(service.create(body.account())));
        }
    }

    @PostMapping("/api/accounts/create_already_user.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, NewAccountView> createAlreadyUser(@RequestBody @Valid CreateBody body) {
        synchronized (opening) {
            return Map.of("account", NewAccountView.of(service.createForExistingUser(body.account())));
        }
    }

    @GetMapping("/api/accounts/{id}/get.json")
    Map<String, AccountView> get(@RequestAttribute Account account, @PathVariable Long id) {
        return Map.of("account", AccountView.of(own(account, id)));
    }

    @PutMapping("/api/accounts/{id}/update.json")
    void update(@RequestAttribute Account account, @PathVariable Long id, @RequestBody @Valid UpdateBody body) {
        service.update(own(account, id), body.account());
    }

    @PostMapping("/api/v3/accounts/at_communication.json")
    Map<String, AccountView> atCommunication(@RequestAttribute Account account,
            @RequestBody @Valid AtCommunicationBody body) {
        Credentials credentials = body.credentials() != null || body.account() == null ? body.credentials()
                : body.account().credentials();
        if (credentials == null) {
            throw ApiException.invalid("credentials is required");
        }
        return Map.of("account", AccountView.of(service.configureAt(account, credentials)));
    }

    /** A key reaches its own account only; any other one does not exist for it. */
    private static Account own(Account account, Long id) {
        if (!account.getId().equals(id)) {
            throw ApiException.notFound();
        }
        return account;
    }
}
