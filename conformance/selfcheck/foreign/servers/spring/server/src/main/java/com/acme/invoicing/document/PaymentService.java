package com.acme.invoicing.document;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountRepository;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.document.DocumentRequests.PaymentRequest;
import com.acme.invoicing.sequence.SequenceRepository;
import java.math.BigDecimal;
import java.time.LocalDate;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** A payment is a receipt; the document is settled when its receipts reach its total. */
@Service
@RequiredArgsConstructor
class PaymentService {

    private final DocumentRepository documents;
    private final SequenceRepository sequences;
    private final AccountRepository accounts;
    private final DocumentNumbering numbering;

    @Transactional
    public DocumentView pay(Account current, Long id, PaymentRequest request) {
        Account account = accounts.lock(current);
        Document invoice = documents.require(id, account);
        if (!DocumentType.PAYABLE.contains(invoice.getType()) || invoice.getStatus() != DocumentStatus.FINAL) {
            throw ApiException.invalid("only final invoices and debit notes can be paid");
        }
        BigDecimal amount = request.amount() == null ? invoice.outstanding() : request.amount();
        if (amount.signum() <= 0 || amount.compareTo(invoice.outstanding()) > 0) {
            throw ApiException.invalid("amount must be between 0 and %s".formatted(invoice.outstanding()));
        }
        Document receipt = new Document();
        receipt.setAccount(account);
        receipt.setType(DocumentType.RECEIPT);
        receipt.setStatus(DocumentStatus.FINAL);
        receipt.setOwner(invoice);
        receipt.setClient(invoice.getClient());
        receipt.setDate(request.paymentDate() == null ? LocalDate.now() : request.paymentDate());
        receipt.setDueDate(receipt.getDate());
        receipt.setObservations(request.note());
        receipt.setPaymentMechanism(request.paymentMechanism());
        receipt.setSequence(request.sequenceId() == null ? invoice.getSequence()
                : sequences.findByIdAndAccountId(request.sequenceId(), account.getId())
                        .orElseThrow(() -> ApiException.invalid("sequence_id does not exist")));
        DocumentLine line = new DocumentLine();
        line.setName("Payment of " + invoice.getType().getLabel() + " " + invoice.getSequenceNumber());
        line.setUnitPrice(amount);
        line.setQuantity(BigDecimal.ONE);
        receipt.getLines().add(line);
        receipt.recalculate();
        numbering.issue(receipt, account);

        invoice.setPaid(invoice.getPaid().add(amount));
        if (invoice.outstanding().signum() == 0) {
            invoice.setStatus(DocumentStatus.SETTLED);
        }
        return DocumentView.of(documents.save(receipt), account);
    }
}
