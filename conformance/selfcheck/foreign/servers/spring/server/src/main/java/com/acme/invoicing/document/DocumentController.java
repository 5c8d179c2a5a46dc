package com.acme.invoicing.document;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.common.OnCreate;
import com.acme.invoicing.common.Paging;
import com.acme.invoicing.document.DocumentRequests.ClientInvoicesBody;
import com.acme.invoicing.document.DocumentRequests.DocumentRequest;
import com.acme.invoicing.document.DocumentRequests.EmailBody;
import com.acme.invoicing.document.DocumentRequests.PaymentBody;
import com.acme.invoicing.document.DocumentRequests.StateRequest;
import com.acme.invoicing.document.DocumentType.Family;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Valid;
import jakarta.validation.Validator;
import jakarta.validation.groups.Default;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.*;

@RestController
@RequiredArgsConstructor
class DocumentController {

    private final DocumentService service;
    private final PaymentService payments;
    private final ObjectMapper json;
    private final Validator validator;

    @GetMapping("/invoices.json")
    Map<String, Object> invoices(@RequestAttribute Account account, Paging paging,
            @RequestParam MultiValueMap<String, String> query) {
        return list("invoices", Family.INVOICES, account, paging, query);
    }

    @GetMapping("/estimates.json")
    Map<String, Object> estimates(@RequestAttribute Account account, Paging paging,
            @RequestParam MultiValueMap<String, String> query) {
        return list("estimates", Family.ESTIMATES, account, paging, query);
    }

    @GetMapping("/guides.json")
    Map<String, Object> guides(@RequestAttribute Account account, Paging paging,
            @RequestParam MultiValueMap<String, String> query) {
        return list("guides", Family.GUIDES, account, paging, query);
    }

    @GetMapping("/purchase_orders.json")
    Map<String, Object> purchaseOrders(@RequestAttribute Account account, Paging paging,
            @RequestParam MultiValueMap<String, String> query) {
        return list("purchase_orders", Family.PURCHASE_ORDERS, account, paging, query);
    }

    @GetMapping("/vat_moss_invoices")
    Map<String, Object> vatMossInvoices(@RequestAttribute Account account, Paging paging) {
        return listOfType(account, DocumentType.VAT_MOSS_INVOICE, paging);
    }

    /** The lists of one type know no filters. */
    @GetMapping("/{type:[a-z_]+}.json")
    Map<String, Object> listOfType(@RequestAttribute Account account, @PathVariable DocumentType type,
            Paging paging) {
        return Paging.response(type.getPlural(),
                service.list(account, Set.of(type), DocumentFilter.NONE, paging));
    }

    @PostMapping("/clients/{clientId:\\d+}/invoices.json")
    Map<String, Object> invoicesOfClient(@RequestAttribute Account account, @PathVariable Long clientId,
            Paging paging, @RequestBody(required = false) ClientInvoicesBody body) {
        return Paging.response("invoices",
                service.listOfClient(account, clientId, body == null ? null : body.filter(), paging));
    }

    /** 201, but 200 for guides, as described. */
    @PostMapping("/{type:[a-z_]+}.json")
    ResponseEntity<Map<String, DocumentView>> create(@RequestAttribute Account account,
            @PathVariable DocumentType type, @RequestBody JsonNode body) throws JsonProcessingException {
        DocumentRequest request = unwrap(body, type, DocumentRequest.class, OnCreate.class);
        DocumentView created = service.create(account, type, request);
        return ResponseEntity.status(type.getFamily() == Family.GUIDES ? HttpStatus.OK : HttpStatus.CREATED)
                .body(Map.of(type.getSingular(), created));
    }

    @GetMapping("/{type:[a-z_]+}/{id:\\d+}.json")
    Map<String, DocumentView> get(@RequestAttribute Account account, @PathVariable DocumentType type,
            @PathVariable Long id) {
        return Map.of(type.getSingular(), service.get(account, type, id));
    }

    @PutMapping("/{type:[a-z_]+}/{id:\\d+}.json")
    void update(@RequestAttribute Account account, @PathVariable DocumentType type, @PathVariable Long id,
            @RequestBody JsonNode body) throws JsonProcessingException {
        service.update(account, type, id, unwrap(body, type, DocumentRequest.class, Default.class));
    }

    @PutMapping("/{type:[a-z_]+}/{id:\\d+}/change-state.json")
    Map<String, DocumentView> changeState(@RequestAttribute Account account, @PathVariable DocumentType type,
            @PathVariable Long id, @RequestBody JsonNode body) throws JsonProcessingException {
        StateRequest request = unwrap(body, type, StateRequest.class, Default.class);
        return Map.of(type.getSingular(), service.changeState(account, type, id, request));
    }

    @PutMapping("/{type:[a-z_]+}/{id:\\d+}/email-document.json")
    void email(@RequestAttribute Account account, @PathVariable DocumentType type, @PathVariable Long id,
            @RequestBody @Valid EmailBody body) {
        service.email(account, type, id, body.message());
    }

    @GetMapping("/document/{id:\\d+}/related_documents.json")
    Map<String, List<DocumentView>> related(@RequestAttribute Account account, @PathVariable Long id) {
        return Map.of("documents", service.related(account, id));
    }

    @PostMapping("/documents/{id:\\d+}/partial_payments.json")
    @ResponseStatus(HttpStatus.CREATED)
    Map<String, DocumentView> pay(@RequestAttribute Account account, @PathVariable Long id,
            @RequestBody @Valid PaymentBody body) {
        return Map.of("receipt", payments.pay(account, id, body.partialPayment()));
    }

    private Map<String, Object> list(String key, Family family, Account account, Paging paging,
            MultiValueMap<String, String> query) {
        return Paging.response(key, service.list(account, family.types(), DocumentFilter.of(query), paging));
    }

    /** The wrapper key of a document body depends on its type, so it is read and validated here. */
    private <T> T unwrap(JsonNode body, DocumentType type, Class<T> target, Class<?> group)
            throws JsonProcessingException {
        JsonNode node = body.get(type.getSingular());
        if (node == null || !node.isObject()) {
            throw ApiException.invalid(type.getSingular() + " is required");
        }
        T request = json.treeToValue(node, target);
        Set<ConstraintViolation<T>> violations = validator.validate(request, group);
        if (!violations.isEmpty()) {
            throw new ConstraintViolationException(violations);
        }
        return request;
    }
}
