package com.acme.invoicing.client;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.client.ClientRequest.Full;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.common.Paging;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.annotation.*;

@RestController
@RequiredArgsConstructor
class ClientController {

    record ClientBody(@NotNull @Valid ClientRequest client) {
    }

    record ClientView(String id, String name, String code, String email, String language, String address, String city,
            String postalCode, String country, String fiscalId, String website, String phone, String fax,
            PreferredContact preferredContact, String observations, String sendOptions, String openAccountLink,
            String paymentDays, String taxExemptionCode) {

        static ClientView of(Client c, Account account) {
            return new ClientView(c.getId().toString(), c.getName(), c.getCode(), c.getEmail(), c.getLanguage(),
                    c.getAddress(), c.getCity(), c.getPostalCode(), c.getCountry(), c.getFiscalId(), c.getWebsite(),
                    c.getPhone(), c.getFax(), c.getPreferredContact(), c.getObservations(), c.getSendOptions(),
                    account.getUrl() + "/open_accounts/" + c.getOpenAccountToken(),
                    String.valueOf(c.getPaymentDays()), c.getTaxExemptionCode());
        }
    }

    private final ClientService service;

    @GetMapping("/clients.json")
    Map<String, Object> list(@RequestAttribute Account account, Paging paging) {
        return Paging.response("clients", service.list(account, paging).map(c -> ClientView.of(c, account)));
    }

    @GetMapping("/clients/{id:\\d+}.json")
    Map<String, ClientView> get(@RequestAttribute Account account, @PathVariable Long id) {
        return wrap(service.get(account, id), account);
    }

    @GetMapping("/clients/find-by-name.json")
    Map<String, ClientView> findByName(@RequestAttribute Account account,
            @RequestParam(required = false) String name,
            @RequestParam(name = "client_name", required = false) String clientName) {
        return wrap(service.findByName(account, either("name", name, clientName)), account);
    }

    @GetMapping("/clients/find-by-code.json")
    Map<String, ClientView> findByCode(@RequestAttribute Account account,
            @RequestParam(required = false) String code,
            @RequestParam(name = "client_code", required = false) String clientCode) {
        return wrap(service.findByCode(account, either("code", code, clientCode)), account);
    }

    @PostMapping("/clients.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, ClientView> create(@RequestAttribute Account account,
            @RequestBody @Validated(Full.class) ClientBody body) {
        return wrap(service.create(account, body.client()), account);
    }

    @PutMapping("/clients/{id:\\d+}.json")
    void update(@RequestAttribute Account account, @PathVariable Long id,
            @RequestBody @Validated(Full.class) ClientBody body) {
        service.update(account, id, body.client());
    }

    private static Map<String, ClientView> wrap(Client client, Account account) {
        return Map.of("client", ClientView.of(client, account));
    }

    private static String either(String parameter, String first, String second) {
        if (first == null && second == null) {
            throw ApiException.invalid(parameter + " is required");
        }
        return first != null ? first : second;
    }
}
