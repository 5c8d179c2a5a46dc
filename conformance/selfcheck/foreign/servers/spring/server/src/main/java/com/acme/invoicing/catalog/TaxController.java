package com.acme.invoicing.catalog;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.common.OnCreate;
import com.acme.invoicing.common.Rules;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.annotation.*;

@RestController
@RequiredArgsConstructor
class TaxController {

    record TaxBody(@NotNull @Valid TaxRequest tax) {
    }

    record TaxRequest(
            @NotNull(groups = OnCreate.class) @Pattern(regexp = Rules.NOT_BLANK, message = "must not be blank")
            @Size(max = 255) String name,
            @NotNull(groups = OnCreate.class) @DecimalMin("0") @DecimalMax("100")
            @Digits(integer = 3, fraction = 3) BigDecimal value,
            @Size(max = 20) String region,
            @Pattern(regexp = Rules.FLAG, message = Rules.FLAG_MESSAGE) String defaultTax) {
    }

    record TaxView(Long id, String name, BigDecimal value, String region, int defaultTax) {

        static TaxView of(Tax tax) {
            return new TaxView(tax.getId(), tax.getName(), Rules.plain(tax.getValue()), tax.getRegion(),
                    tax.isDefaultTax() ? 1 : 0);
        }
    }

    private final TaxService service;

    @GetMapping("/taxes.json")
    Map<String, List<TaxView>> list(@RequestAttribute Account account) {
        return Map.of("taxes", service.list(account).stream().map(TaxView::of).toList());
    }

    @GetMapping("/taxes/{id:\\d+}.json")
    Map<String, TaxView> get(@RequestAttribute Account account, @PathVariable Long id) {
        return Map.of("tax", TaxView.of(service.get(account, id)));
    }

    @PostMapping("/taxes.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, TaxView> create(@RequestAttribute Account account,
            @RequestBody @Validated(OnCreate.class) TaxBody body) {
        return Map.of("tax", TaxView.of(service.create(account, body.tax())));
    }

    @PutMapping("/taxes/{id:\\d+}.json")
    void update(@RequestAttribute Account account, @PathVariable Long id, @RequestBody @Valid TaxBody body) {
        service.update(account, id, body.tax());
    }

    @DeleteMapping("/taxes/{id:\\d+}.json")
    void delete(@RequestAttribute Account account, @PathVariable Long id) {
        service.delete(account, id);
    }
}
