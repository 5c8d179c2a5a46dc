package com.acme.invoicing.common;

import com.acme.invoicing.account.Account;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.repository.NoRepositoryBean;

@NoRepositoryBean
public interface AccountOwnedRepository<T extends AccountOwned> extends JpaRepository<T, Long> {

    Optional<T> findByIdAndAccountId(Long id, Long accountId);

    default T require(Long id, Account account) {
        return findByIdAndAccountId(id, account.getId()).orElseThrow(ApiException::notFound);
    }
}
