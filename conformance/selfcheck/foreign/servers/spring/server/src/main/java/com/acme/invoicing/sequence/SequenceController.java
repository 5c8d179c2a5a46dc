package com.acme.invoicing.sequence;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.common.Rules;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.*;

@RestController
@RequiredArgsConstructor
class SequenceController {

    private static final List<String> KINDS = List.of("invoice", "invoice_receipt", "simplified_invoice",
            "credit_note", "debit_note", "receipt", "shipping", "transport", "devolution", "proforma", "quote",
            "fees_note", "purchase_order", "vat_moss_invoice", "vat_moss_credit_note", "vat_moss_receipt");

    record SequenceBody(@NotNull @Valid SequenceRequest sequence) {
    }

    record SequenceRequest(
            @NotBlank @Size(max = 40) @Pattern(regexp = "[^/]*", message = "must not contain a slash") String serie,
            @Pattern(regexp = Rules.FLAG, message = Rules.FLAG_MESSAGE) String defaultSequence) {
    }

    record SequenceView(Long id, String serie, int defaultSequence, @JsonAnyGetter Map<String, Long> current) {

        static SequenceView of(Sequence sequence) {
            Map<String, Long> current = new LinkedHashMap<>();
            for (String kind : KINDS) {
                current.put("current_" + kind + "_number",
                        sequence.getCounters().getOrDefault(kind, 0).longValue());
                current.put("current_" + kind + "_sequence_id", sequence.getId());
            }
            return new SequenceView(sequence.getId(), sequence.getSerie(), sequence.isDefaultSequence() ? 1 : 0,
                    current);
        }
    }

    private final SequenceService service;

    @GetMapping("/sequences.json")
    Map<String, List<SequenceView>> list(@RequestAttribute Account account) {
        return Map.of("sequences", service.list(account));
    }

    @GetMapping("/sequences/{id:\\d+}.json")
    Map<String, SequenceView> get(@RequestAttribute Account account, @PathVariable Long id) {
        return Map.of("sequence", service.get(account, id));
    }

    @PostMapping("/sequences.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, SequenceView> create(@RequestAttribute Account account, @RequestBody @Valid SequenceBody body) {
        return Map.of("sequence", service.create(account, body.sequence()));
    }

    @PutMapping("/sequences/{id:\\d+}/set_current.json")
    void setCurrent(@RequestAttribute Account account, @PathVariable Long id) {
        service.setCurrent(account, id);
    }

    @PutMapping("/sequences/{id:\\d+}/register.json")
    Map<String, SequenceView> register(@RequestAttribute Account account, @PathVariable Long id) {
        return Map.of("sequence", service.register(account, id));
    }
}
