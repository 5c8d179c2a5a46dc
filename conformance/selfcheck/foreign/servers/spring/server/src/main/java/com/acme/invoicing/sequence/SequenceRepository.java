package com.acme.invoicing.sequence;

import com.acme.invoicing.common.AccountOwnedRepository;
import java.util.List;
import java.util.Optional;

public interface SequenceRepository extends AccountOwnedRepository<Sequence> {

    List<Sequence> findByAccountIdOrderById(Long accountId);

    Optional<Sequence> findFirstByAccountIdAndDefaultSequenceTrue(Long accountId);

    boolean existsByAccountIdAndSerie(Long accountId, String serie);
}
