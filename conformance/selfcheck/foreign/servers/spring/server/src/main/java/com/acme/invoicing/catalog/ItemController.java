package com.acme.invoicing.catalog;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.common.OnCreate;
import com.acme.invoicing.common.Paging;
import com.acme.invoicing.common.Rules;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.math.BigDecimal;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.annotation.*;

@RestController
@RequiredArgsConstructor
class ItemController {

    record ItemBody(@NotNull @Valid ItemRequest item) {
    }

    record TaxName(String name) {
    }

    record ItemRequest(
            @NotNull(groups = OnCreate.class) @Pattern(regexp = Rules.NOT_BLANK, message = "must not be blank")
            @Size(max = 255) String name,
            @NotNull(groups = OnCreate.class) @Pattern(regexp = Rules.NOT_BLANK, message = "must not be blank")
            @Size(max = 4000) String description,
            @NotNull @DecimalMin("0.0") @Digits(integer = 12, fraction = 6) BigDecimal unitPrice,
            @Size(max = 255) String unit,
            TaxName tax) {
    }

    record ItemTaxView(Long id, String name, BigDecimal value, String comment) {
    }

    record ItemView(Long id, String name, String description, BigDecimal unitPrice, String unit, ItemTaxView tax) {

        static ItemView of(Item item) {
            Tax tax = item.getTax();
            BigDecimal value = tax == null ? null : Rules.plain(tax.getValue());
            return new ItemView(item.getId(), item.getName(), item.getDescription(),
                    Rules.plain(item.getUnitPrice()), item.getUnit(),
                    tax == null ? null : new ItemTaxView(tax.getId(), tax.getName(), value, value + "%"));
        }
    }

    private final ItemService service;

    @GetMapping("/items.json")
    Map<String, Object> list(@RequestAttribute Account account, Paging paging) {
        return Paging.response("items", service.list(account, paging));
    }

    @GetMapping("/items/{id:\\d+}.json")
    Map<String, ItemView> get(@RequestAttribute Account account, @PathVariable Long id) {
        return Map.of("item", service.get(account, id));
    }

    @PostMapping("/items.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, ItemView> create(@RequestAttribute Account account,
            @RequestBody @Validated(OnCreate.class) ItemBody body) {
        return Map.of("item", service.create(account, body.item()));
    }

    @PutMapping("/items/{id:\\d+}.json")
    void update(@RequestAttribute Account account, @PathVariable Long id, @RequestBody @Valid ItemBody body) {
        service.update(account, id, body.item());
    }
}
