package com.acme.invoicing.catalog;

import static com.acme.invoicing.common.Rules.ifPresent;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountRepository;
import com.acme.invoicing.catalog.TaxController.TaxRequest;
import com.acme.invoicing.common.ApiException;
import java.math.BigDecimal;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class TaxService {

    private final TaxRepository taxes;
    private final ItemRepository items;
    private final AccountRepository accounts;

    @Transactional(readOnly = true)
    public List<Tax> list(Account account) {
        return taxes.findByAccountIdOrderById(account.getId());
    }

    @Transactional(readOnly = true)
    public Tax get(Account account, Long id) {
        return taxes.require(id, account);
    }

    @Transactional
    public Tax create(Account account, TaxRequest request) {
        accounts.lock(account);
        Tax tax = new Tax();
        tax.setAccount(account);
        tax.setRegion(region(account));
        apply(tax, request);
        return taxes.save(tax);
    }

    @Transactional
    public void update(Account account, Long id, TaxRequest request) {
        accounts.lock(account);
        apply(taxes.require(id, account), request);
    }

    /** Items lose the tax; documents keep their own copy of it. */
    @Transactional
    public void delete(Account account, Long id) {
        accounts.lock(account);
        Tax tax = taxes.require(id, account);
        items.clearTax(tax);
        taxes.delete(tax);
    }

    @Transactional
    public void createDefaults(Account account) {
        switch (account.getTaxCountry()) {
            case "1" -> createAll(account, "IVA", 23, 13, 6, 0);
            case "2" -> createAll(account, "IVA", 21, 10, 4, 0);
            default -> createAll(account, "VAT", 20, 5, 0);
        }
    }

    private void createAll(Account account, String prefix, int... values) {
        for (int value : values) {
            Tax tax = new Tax();
            tax.setAccount(account);
            tax.setName(prefix + value);
            tax.setValue(BigDecimal.valueOf(value));
            tax.setRegion(region(account));
            tax.setDefaultTax(value == values[0]);
            taxes.save(tax);
        }
    }

    private void apply(Tax tax, TaxRequest request) {
        Long accountId = tax.getAccount().getId();
        if (request.name() != null && !request.name().equals(tax.getName())) {
            if (taxes.findByAccountIdAndName(accountId, request.name()).isPresent()) {
                throw ApiException.invalid("name has already been taken");
            }
            tax.setName(request.name());
        }
        ifPresent(request.value(), tax::setValue);
        ifPresent(request.region(), tax::setRegion);
        if (request.defaultTax() != null) {
            boolean isDefault = "1".equals(request.defaultTax());
            if (isDefault) {
                taxes.findByAccountIdOrderById(accountId).forEach(other -> other.setDefaultTax(false));
            }
            tax.setDefaultTax(isDefault);
        }
    }

    private static String region(Account account) {
        return switch (account.getTaxCountry()) {
            case "1" -> "PT";
            case "2" -> "ES";
            default -> "UK";
        };
    }
}
