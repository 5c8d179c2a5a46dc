package com.acme.invoicing.catalog;

import com.acme.invoicing.common.AccountOwnedRepository;
import java.util.List;
import java.util.Optional;

public interface TaxRepository extends AccountOwnedRepository<Tax> {

    List<Tax> findByAccountIdOrderById(Long accountId);

    Optional<Tax> findByAccountIdAndName(Long accountId, String name);

    Optional<Tax> findFirstByAccountIdAndDefaultTaxTrue(Long accountId);
}
