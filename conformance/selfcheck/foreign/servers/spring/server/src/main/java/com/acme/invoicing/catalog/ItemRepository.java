package com.acme.invoicing.catalog;

import com.acme.invoicing.common.AccountOwnedRepository;
import java.util.Optional;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.repository.EntityGraph;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;

public interface ItemRepository extends AccountOwnedRepository<Item> {

    @EntityGraph(attributePaths = "tax")
    Page<Item> findByAccountId(Long accountId, Pageable pageable);

    Optional<Item> findByAccountIdAndName(Long accountId, String name);

    @Modifying
    @Query("update Item i set i.tax = null where i.tax = ?1")
    void clearTax(Tax tax);
}
