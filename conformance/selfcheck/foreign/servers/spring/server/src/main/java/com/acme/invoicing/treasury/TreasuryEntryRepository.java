package com.acme.invoicing.treasury;

import com.acme.invoicing.common.AccountOwnedRepository;
import com.acme.invoicing.treasury.TreasuryEntry.Kind;
import java.util.List;
import java.util.Optional;

interface TreasuryEntryRepository extends AccountOwnedRepository<TreasuryEntry> {

    List<TreasuryEntry> findByClientIdAndKindOrderById(Long clientId, Kind kind);

    Optional<TreasuryEntry> findByIdAndClientIdAndKind(Long id, Long clientId, Kind kind);
}
