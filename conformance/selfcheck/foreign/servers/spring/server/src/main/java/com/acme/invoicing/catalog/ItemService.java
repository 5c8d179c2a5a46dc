package com.acme.invoicing.catalog;

import static com.acme.invoicing.common.Rules.ifPresent;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountRepository;
import com.acme.invoicing.catalog.ItemController.ItemRequest;
import com.acme.invoicing.catalog.ItemController.ItemView;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.common.Paging;
import lombok.RequiredArgsConstructor;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Sort;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
class ItemService {

    private final ItemRepository items;
    private final TaxRepository taxes;
    private final AccountRepository accounts;

    @Transactional(readOnly = true)
    public Page<ItemView> list(Account account, Paging paging) {
        return items.findByAccountId(account.getId(), paging.toPageable(account, Sort.by("id"))).map(ItemView::of);
    }

    @Transactional(readOnly = true)
    public ItemView get(Account account, Long id) {
        return ItemView.of(items.require(id, account));
    }

    @Transactional
    public ItemView create(Account account, ItemRequest request) {
        accounts.lock(account);
        Item item = new Item();
        item.setAccount(account);
        apply(item, request);
        return ItemView.of(items.save(item));
    }

    @Transactional
    public void update(Account account, Long id, ItemRequest request) {
        accounts.lock(account);
        apply(items.require(id, account), request);
    }

    private void apply(Item item, ItemRequest request) {
        Long accountId = item.getAccount().getId();
        if (request.name() != null && !request.name().equals(item.getName())) {
            if (items.findByAccountIdAndName(accountId, request.name()).isPresent()) {
                throw ApiException.invalid("name has already been taken");
            }
            item.setName(request.name());
        }
        ifPresent(request.description(), item::setDescription);
        ifPresent(request.unitPrice(), item::setUnitPrice);
        ifPresent(request.unit(), item::setUnit);
        ifPresent(request.tax(),
                tax -> item.setTax(taxes.findByAccountIdAndName(accountId, tax.name()).orElse(null)));
    }
}
