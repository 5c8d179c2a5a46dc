package com.acme.invoicing.file;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountRepository;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.document.Document;
import com.acme.invoicing.document.DocumentRepository;
import java.time.YearMonth;
import java.util.Optional;
import java.util.function.Function;
import lombok.RequiredArgsConstructor;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Starts the generation of a file at the first request, and gives its address at a later one. */
@Service
@RequiredArgsConstructor
class FileService {

    private final GeneratedFileRepository files;
    private final DocumentRepository documents;
    private final AccountRepository accounts;
    private final ApplicationEventPublisher events;
    private final QrCodes qrCodes;

    @Transactional(noRollbackFor = ApiException.class)
    public Optional<String> pdf(Account account, Long documentId, boolean secondCopy) {
        accounts.lock(account);
        Document document = documents.require(documentId, account);
        if (!document.isIssued()) {
            throw new ApiException(HttpStatus.NOT_ACCEPTABLE, null);
        }
        String subject = "pdf-%d-%d-%s".formatted(documentId, document.getVersion(), secondCopy);
        return poll(account, subject, ".pdf", id -> new FileRequested(id, documentId, secondCopy, null));
    }

    @Transactional(noRollbackFor = ApiException.class)
    public Optional<String> saft(Account account, YearMonth month) {
        accounts.lock(account);
        String subject = "saft-%d-%s-%s".formatted(account.getId(), month,
                documents.fingerprint(account.getId(), month.atDay(1), month.atEndOfMonth()));
        return poll(account, subject, ".xml", id -> new FileRequested(id, null, false, month));
    }

    @Transactional
    public String qrCode(Account account, Long documentId) {
        accounts.lock(account);
        Document document = documents.require(documentId, account);
        if (!document.isIssued()) {
            throw ApiException.invalid("a document which is %s has no QR code".formatted(
                    document.getStatus().label()));
        }
        String subject = "qr-%d-%d".formatted(documentId, document.getVersion());
        GeneratedFile file = files.findBySubject(subject).orElseGet(() -> {
            GeneratedFile created = newFile(account, subject, ".png");
            created.setContent(qrCodes.png(document, account));
            created.setContentType("image/png");
            created.setState(GeneratedFile.State.READY);
            return files.save(created);
        });
        return url(account, file);
    }

    @Transactional(readOnly = true)
    public GeneratedFile download(String name) {
        return files.findByName(name).filter(file -> file.getState() == GeneratedFile.State.READY)
                .orElseThrow(ApiException::notFound);
    }

    private Optional<String> poll(Account account, String subject, String extension,
            Function<Long, FileRequested> request) {
        GeneratedFile file = files.findBySubject(subject).orElse(null);
        if (file == null) {
            file = files.save(newFile(account, subject, extension));
            events.publishEvent(request.apply(file.getId()));
        }
        if (file.getState() == GeneratedFile.State.FAILED) {
            files.delete(file); // the next request tries again
            throw new ApiException(HttpStatus.INTERNAL_SERVER_ERROR, "The generation failed");
        }
        return file.getState() == GeneratedFile.State.READY ? Optional.of(url(account, file)) : Optional.empty();
    }

    private static GeneratedFile newFile(Account account, String subject, String extension) {
        GeneratedFile file = new GeneratedFile();
        file.setAccount(account);
        file.setSubject(subject);
        file.setName(GeneratedFile.newName(extension));
        return file;
    }

    private static String url(Account account, GeneratedFile file) {
        return account.getUrl() + "/files/" + file.getName();
    }
}
