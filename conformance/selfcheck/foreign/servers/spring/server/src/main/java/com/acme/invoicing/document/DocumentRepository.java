package com.acme.invoicing.document;

import com.acme.invoicing.common.AccountOwnedRepository;
import com.acme.invoicing.sequence.Sequence;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Query;

public interface DocumentRepository extends AccountOwnedRepository<Document>, JpaSpecificationExecutor<Document> {

    boolean existsByTypeAndSequenceAndNumber(DocumentType type, Sequence sequence, Integer number);

    boolean existsByOwnerIdAndTypeAndStatus(Long ownerId, DocumentType type, DocumentStatus status);

    List<Document> findByOwnerIdOrderById(Long ownerId);

    Optional<Document> findByPermalinkToken(String token);

    Optional<Document> findFirstByTypeAndSequenceAndNumberNotNullOrderByNumberDesc(DocumentType type,
            Sequence sequence);

    List<Document> findByClientIdAndStatusAndTypeInOrderById(Long clientId, DocumentStatus status,
            Collection<DocumentType> types);

    List<Document> findByAccountIdAndDateBetweenAndNumberNotNullOrderById(Long accountId, LocalDate from,
            LocalDate to);

    /** Changes whenever one of the issued documents of the period does. */
    @Query("""
            select concat(count(d), '-', coalesce(sum(d.version), 0), '-', coalesce(max(d.id), 0)) from Document d
            where d.account.id = ?1 and d.date between ?2 and ?3 and d.number is not null""")
    String fingerprint(Long accountId, LocalDate from, LocalDate to);
}
