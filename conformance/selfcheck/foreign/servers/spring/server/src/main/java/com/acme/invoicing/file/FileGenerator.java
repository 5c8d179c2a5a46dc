package com.acme.invoicing.file;

import com.acme.invoicing.document.Document;
import com.acme.invoicing.document.DocumentRepository;
import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.event.TransactionalEventListener;

@Slf4j
@Component
@RequiredArgsConstructor
class FileGenerator {

    private final GeneratedFileRepository files;
    private final DocumentRepository documents;
    private final PdfWriter pdf;
    private final SaftWriter saft;

    @Async
    @TransactionalEventListener
    @Transactional(propagation = Propagation.REQUIRES_NEW)
    public void generate(FileRequested request) {
        GeneratedFile file = files.findById(request.fileId()).orElseThrow();
        try {
            if (request.documentId() != null) {
                Document document = documents.findById(request.documentId()).orElseThrow();
                file.setContent(pdf.write(document, request.secondCopy()));
                file.setContentType("application/pdf");
            } else {
                file.setContent(saft.write(file.getAccount(), request.month()));
                file.setContentType("application/xml");
            }
            file.setState(GeneratedFile.State.READY);
        } catch (Exception e) {
            log.error("Generation of {} failed", file.getSubject(), e);
            file.setState(GeneratedFile.State.FAILED);
        }
    }
}
