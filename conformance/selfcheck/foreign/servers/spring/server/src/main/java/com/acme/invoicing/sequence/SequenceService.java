package com.acme.invoicing.sequence;

import com.acme.invoicing.account.Account;
import com.acme.invoicing.account.AccountRepository;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.sequence.SequenceController.SequenceRequest;
import com.acme.invoicing.sequence.SequenceController.SequenceView;
import java.time.Year;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class SequenceService {

    private final SequenceRepository sequences;
    private final AccountRepository accounts;

    @Transactional(readOnly = true)
    public List<SequenceView> list(Account account) {
        return sequences.findByAccountIdOrderById(account.getId()).stream().map(SequenceView::of).toList();
    }

    @Transactional(readOnly = true)
    public SequenceView get(Account account, Long id) {
        return SequenceView.of(sequences.require(id, account));
    }

    @Transactional
    public void createDefault(Account account) {
        Sequence sequence = new Sequence();
        sequence.setAccount(account);
        sequence.setSerie(Year.now().toString());
        sequence.setDefaultSequence(true);
        sequences.save(sequence);
    }

    /** Registers the new sequence as well, as soon as the account has its credentials configured. */
    @Transactional
    public SequenceView create(Account current, SequenceRequest request) {
        Account account = accounts.lock(current);
        if (sequences.existsByAccountIdAndSerie(account.getId(), request.serie())) {
            throw ApiException.invalid("serie has already been taken");
        }
        Sequence sequence = new Sequence();
        sequence.setAccount(account);
        sequence.setSerie(request.serie());
        if (account.isPortuguese() && account.isAtConfigured()) {
            sequence.setValidationCode(newCode());
        }
        sequences.save(sequence);
        if ("1".equals(request.defaultSequence())) {
            makeDefault(account, sequence);
        }
        return SequenceView.of(sequence);
    }

    @Transactional
    public void setCurrent(Account account, Long id) {
        accounts.lock(account);
        makeDefault(account, sequences.require(id, account));
    }

    @Transactional
    public SequenceView register(Account current, Long id) {
        Account account = accounts.lock(current);
        Sequence sequence = sequences.require(id, account);
        if (!account.isPortuguese()) {
            throw ApiException.invalid("only sequences of Portuguese accounts are registered");
        }
        if (!account.isAtConfigured()) {
            throw ApiException.invalid("the tax authority credentials are not configured");
        }
        if (sequence.getValidationCode() == null) {
            sequence.setValidationCode(newCode());
        }
        return SequenceView.of(sequence);
    }

    private void makeDefault(Account account, Sequence sequence) {
        sequences.findByAccountIdOrderById(account.getId())
                .forEach(other -> other.setDefaultSequence(other.getId().equals(sequence.getId())));
    }

    private static String newCode() {
        return UUID.randomUUID().toString().substring(0, 8).toUpperCase(Locale.ROOT);
    }
}
