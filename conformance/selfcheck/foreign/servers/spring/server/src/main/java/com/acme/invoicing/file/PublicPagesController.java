package com.acme.invoicing.file;

import com.acme.invoicing.client.Client;
import com.acme.invoicing.client.ClientRepository;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.document.Document;
import com.acme.invoicing.document.DocumentRepository;
import com.acme.invoicing.document.DocumentStatus;
import com.acme.invoicing.document.DocumentType;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import lombok.RequiredArgsConstructor;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.HtmlUtils;

/** What clients see without a key: a document by its permalink, and their open account. */
@RestController
@RequiredArgsConstructor
class PublicPagesController {

    private final DocumentRepository documents;
    private final ClientRepository clients;

    @GetMapping("/permalinks/{token}")
    @Transactional(readOnly = true)
    public ResponseEntity<byte[]> permalink(@PathVariable String token) {
        return documents.findByPermalinkToken(token).filter(Document::isIssued)
                .map(document -> page(document.getClientName(), line(document)))
                .orElseThrow(ApiException::notFound);
    }

    @GetMapping("/open_accounts/{token}")
    @Transactional(readOnly = true)
    public ResponseEntity<byte[]> openAccount(@PathVariable String token) {
        Client client = clients.findByOpenAccountToken(token).orElseThrow(ApiException::notFound);
        return page(client.getName(), documents.findByClientIdAndStatusAndTypeInOrderById(client.getId(),
                        DocumentStatus.FINAL, DocumentType.PAYABLE).stream().map(PublicPagesController::line)
                .collect(Collectors.joining()));
    }

    private static String line(Document d) {
        return "<p>%s %s: total %s, to pay %s EUR</p>".formatted(d.getType().getLabel(),
                HtmlUtils.htmlEscape(d.getSequenceNumber()), d.getTotal(), d.outstanding());
    }

    private static ResponseEntity<byte[]> page(String title, String body) {
        String html = "<!doctype html><meta charset=\"utf-8\"><h1>" + HtmlUtils.htmlEscape(title) + "</h1>" + body;
        return ResponseEntity.ok().contentType(MediaType.TEXT_HTML).body(html.getBytes(StandardCharsets.UTF_8));
    }
}
