package com.acme.invoicing.file;

import com.acme.invoicing.common.AccountOwned;
import jakarta.persistence.*;
import java.util.UUID;
import lombok.Getter;
import lombok.Setter;

/** A file which is, or will be, available at an address that cannot be guessed. */
@Getter
@Setter
@Entity
public class GeneratedFile extends AccountOwned {

    public enum State { PENDING, READY, FAILED }

    /** What the file shows, with the version of it; a later version is another file. */
    @Column(nullable = false, unique = true)
    private String subject;

    /** The name under which it is downloaded. */
    @Column(nullable = false, unique = true)
    private String name;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false)
    private State state = State.PENDING;

    private String contentType;

    @Lob
    private byte[] content;

    static String newName(String extension) {
        return UUID.randomUUID() + extension;
    }
}
