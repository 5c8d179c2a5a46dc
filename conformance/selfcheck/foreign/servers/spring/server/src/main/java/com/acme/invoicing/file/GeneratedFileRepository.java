package com.acme.invoicing.file;

import com.acme.invoicing.common.AccountOwnedRepository;
import java.util.Optional;

interface GeneratedFileRepository extends AccountOwnedRepository<GeneratedFile> {

    Optional<GeneratedFile> findBySubject(String subject);

    Optional<GeneratedFile> findByName(String name);
}
