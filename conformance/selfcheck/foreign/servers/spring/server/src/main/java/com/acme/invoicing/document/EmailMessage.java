package com.acme.invoicing.document;

import com.acme.invoicing.common.AccountOwned;
import jakarta.persistence.*;
import java.time.LocalDateTime;
import lombok.Getter;
import lombok.Setter;

/** The outbox; a mailer of a later release takes the messages from here. */
@Getter
@Setter
@Entity
public class EmailMessage extends AccountOwned {

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Document document;

    @Column(nullable = false)
    private String recipient;

    private String cc;
    private String bcc;
    private String subject;

    @Column(length = 8000)
    private String body;

    private LocalDateTime createdAt;
}
