package com.acme.invoicing.file;

import com.acme.invoicing.account.Account;
import java.time.YearMonth;
import java.util.Map;
import java.util.Optional;
import lombok.RequiredArgsConstructor;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.*;

@RestController
@RequiredArgsConstructor
class FileController {

    private final FileService service;

    @GetMapping({"/api/pdf/{id:\\d+}.json", "/purchase_orders/{id:\\d+}/pdf.json"})
    ResponseEntity<Object> pdf(@RequestAttribute Account account, @PathVariable Long id,
            @RequestParam(name = "second_copy", required = false) String secondCopy) {
        boolean second = "true".equalsIgnoreCase(secondCopy) || "1".equals(secondCopy);
        return answer("pdfUrl", service.pdf(account, id, second));
    }

    @GetMapping("/api/export_saft.json")
    ResponseEntity<Object> saft(@RequestAttribute Account account, @RequestParam(required = false) String month,
            @RequestParam(required = false) String years) {
        boolean valid = month != null && month.matches("0?[1-9]|1[0-2]") && years != null
                && years.matches("(19|20)\\d\\d");
        YearMonth period = valid ? YearMonth.of(Integer.parseInt(years), Integer.parseInt(month)) : null;
        if (period == null || period.isAfter(YearMonth.now())) {
            return ResponseEntity.unprocessableEntity().build();
        }
        return answer("url", service.saft(account, period));
    }

    @GetMapping("/api/qr_codes/{id:\\d+}.json")
    Map<String, Map<String, String>> qrCode(@RequestAttribute Account account, @PathVariable Long id) {
        return Map.of("qr_code", Map.of("url", service.qrCode(account, id)));
    }

    @GetMapping("/files/{name}")
    ResponseEntity<byte[]> download(@PathVariable String name) {
        GeneratedFile file = service.download(name);
        return ResponseEntity.ok().contentType(MediaType.parseMediaType(file.getContentType()))
                .body(file.getContent());
    }

    private static ResponseEntity<Object> answer(String key, Optional<String> url) {
        return url.<ResponseEntity<Object>>map(found -> ResponseEntity.ok(Map.of("output", Map.of(key, found))))
                .orElseGet(() -> ResponseEntity.accepted().build());
    }
}
