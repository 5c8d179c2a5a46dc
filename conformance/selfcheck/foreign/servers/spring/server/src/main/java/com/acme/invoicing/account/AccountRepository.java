package com.acme.invoicing.account;

import jakarta.persistence.LockModeType;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Query;

public interface AccountRepository extends JpaRepository<Account, Long> {

    Optional<Account> findByApiKey(String apiKey);

    boolean existsByFiscalId(String fiscalId);

    boolean existsByName(String name);

    /** Writers of one account take turns: numbering, find-or-create and uniqueness checks rely on it. */
    @Lock(LockModeType.PESSIMISTIC_WRITE)
    @Query("select a from Account a where a.id = ?1")
    Account lockById(Long id);

    default Account lock(Account account) {
        return lockById(account.getId());
    }
}
