package com.acme.invoicing.client;

import com.acme.invoicing.common.AccountOwnedRepository;
import java.util.Optional;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;

public interface ClientRepository extends AccountOwnedRepository<Client> {

    Page<Client> findByAccountId(Long accountId, Pageable pageable);

    Optional<Client> findFirstByAccountIdAndNameOrderById(Long accountId, String name);

    Optional<Client> findByAccountIdAndCode(Long accountId, String code);

    Optional<Client> findByOpenAccountToken(String token);
}
