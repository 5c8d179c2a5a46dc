package com.acme.invoicing;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountHosts;
import com.acme.invoicing.account.AccountRequests.CreateAccount;
import com.acme.invoicing.account.AccountService;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Two accounts for a fresh database, and the line which tells where the server is. */
@Component
@RequiredArgsConstructor
class Seeder {

    private final AccountService accounts;
    private final AccountHosts hosts;
    private final ObjectMapper json;

    @EventListener(ApplicationReadyEvent.class)
    void seed() throws JsonProcessingException {
        Account first = accounts.create(account("First Company", "first@example.com", "500000001"));
        Account second = accounts.create(account("Second Company", "second@example.com", "500000002"));
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("base_url", first.getUrl());
        line.put("public_url", hosts.publicUrl());
        line.put("api_key", first.getApiKey());
        line.put("account_id", first.getId());
        line.put("second_base_url", second.getUrl());
        line.put("second_api_key", second.getApiKey());
        line.put("second_account_id", second.getId());
        InvoicingApplication.STDOUT.println(json.writeValueAsString(line));
        InvoicingApplication.STDOUT.flush();
    }

    private CreateAccount account(String organization, String email, String fiscalId) {
        return new CreateAccount("Owner", organization, organization, "210000000", email, "secret-password",
                fiscalId, "1", "pt", "1", "0");
    }
}
