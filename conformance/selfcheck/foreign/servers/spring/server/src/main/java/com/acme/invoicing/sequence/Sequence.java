package com.acme.invoicing.sequence;

import com.acme.invoicing.common.AccountOwned;
import jakarta.persistence.*;
import java.util.HashMap;
import java.util.Map;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@Entity
@Table(uniqueConstraints = @UniqueConstraint(columnNames = {"account_id", "serie"}))
public class Sequence extends AccountOwned {

    @Column(nullable = false)
    private String serie;

    private boolean defaultSequence;

    /** Set when the tax authority has registered the series. */
    private String validationCode;

    /** The last number given out, by document kind. */
    @ElementCollection
    @MapKeyColumn(name = "kind")
    @Column(name = "last_number")
    private Map<String, Integer> counters = new HashMap<>();

    public int next(String kind) {
        return counters.merge(kind, 1, Integer::sum);
    }

    public void raiseTo(String kind, int number) {
        counters.merge(kind, number, Math::max);
    }
}
