package com.acme.invoicing.document;

import com.acme.invoicing.client.Client;
import com.acme.invoicing.common.AccountOwned;
import com.acme.invoicing.sequence.Sequence;
import jakarta.persistence.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import lombok.Getter;
import lombok.Setter;
import org.hibernate.annotations.UpdateTimestamp;

@Getter
@Setter
@Entity
@Table(uniqueConstraints = @UniqueConstraint(columnNames = {"account_id", "type", "sequence_id", "number"}))
public class Document extends AccountOwned {

    @Version
    private long version;

    @UpdateTimestamp
    private LocalDateTime updatedAt;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false, length = 30)
    private DocumentType type;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false, length = 20)
    private DocumentStatus status = DocumentStatus.DRAFT;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Sequence sequence;

    /** Given when the document leaves the draft status. */
    private Integer number;
    private String sequenceNumber;
    private Integer manualSequenceNumber;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Client client;

    private String clientName;
    private String clientCountry;
    private String clientFiscalId;
    private String clientAddress;

    /** The document a receipt or a note is about. */
    @ManyToOne(fetch = FetchType.LAZY)
    private Document owner;

    private boolean archived;
    private LocalDate date;
    private LocalDate dueDate;
    private LocalDateTime loadedAt;
    private LocalDateTime sentAt;
    private LocalDateTime finalizedAt;
    private String reference;

    @Column(length = 8000)
    private String observations;

    private BigDecimal retention;
    private String taxExemption;
    private String stateMessage;
    private String paymentMechanism;
    private String saftHash;
    private String licensePlate;
    private String atDocCodeId;

    @Column(nullable = false, unique = true)
    private String permalinkToken = UUID.randomUUID().toString();

    @Embedded
    @AttributeOverride(name = "detail", column = @Column(name = "from_detail"))
    @AttributeOverride(name = "city", column = @Column(name = "from_city"))
    @AttributeOverride(name = "postalCode", column = @Column(name = "from_postal_code"))
    @AttributeOverride(name = "country", column = @Column(name = "from_country"))
    private Address addressFrom;

    @Embedded
    @AttributeOverride(name = "detail", column = @Column(name = "to_detail"))
    @AttributeOverride(name = "city", column = @Column(name = "to_city"))
    @AttributeOverride(name = "postalCode", column = @Column(name = "to_postal_code"))
    @AttributeOverride(name = "country", column = @Column(name = "to_country"))
    private Address addressTo;

    @ElementCollection
    @OrderColumn(name = "position")
    private List<DocumentLine> lines = new ArrayList<>();

    private BigDecimal sum = BigDecimal.ZERO;
    private BigDecimal discount = BigDecimal.ZERO;
    private BigDecimal beforeTaxes = BigDecimal.ZERO;
    private BigDecimal taxes = BigDecimal.ZERO;
    private BigDecimal total = BigDecimal.ZERO;

    /** The sum of the valid receipts. */
    private BigDecimal paid = BigDecimal.ZERO;

    public void recalculate() {
        sum = add(DocumentLine::subtotal);
        discount = add(DocumentLine::discountAmount);
        beforeTaxes = sum.subtract(discount);
        taxes = add(DocumentLine::taxAmount);
        total = beforeTaxes.add(taxes);
    }

    public BigDecimal outstanding() {
        return status == DocumentStatus.SETTLED ? BigDecimal.ZERO : total.subtract(paid);
    }

    public boolean isIssued() {
        return status != DocumentStatus.DRAFT && status != DocumentStatus.DELETED;
    }

    public void copyClient() {
        clientName = client.getName();
        clientCountry = client.getCountry();
        clientFiscalId = client.getFiscalId();
        clientAddress = client.getAddress();
    }

    private BigDecimal add(Function<DocumentLine, BigDecimal> amount) {
        return lines.stream().map(amount).reduce(BigDecimal.ZERO, BigDecimal::add).setScale(2);
    }
}
