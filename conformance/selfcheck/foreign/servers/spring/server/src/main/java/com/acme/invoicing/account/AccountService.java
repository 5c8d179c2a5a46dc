package com.acme.invoicing.account;

import static com.acme.invoicing.common.Rules.ifPresent;
import static com.acme.invoicing.common.Rules.isBlank;

import com.acme.invoicing.account.AccountRequests.CreateAccount;
import com.acme.invoicing.account.AccountRequests.Credentials;
import com.acme.invoicing.account.AccountRequests.UpdateAccount;
import com.acme.invoicing.catalog.TaxService;
import com.acme.invoicing.common.ApiException;
import com.acme.invoicing.sequence.SequenceService;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.Locale;
import lombok.RequiredArgsConstructor;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class AccountService {

    private final AccountRepository accounts;
    private final AppUserRepository users;
    private final PasswordEncoder passwords;
    private final TaxService taxes;
    private final SequenceService sequences;
    private final AccountHosts hosts;
    private final SecureRandom random = new SecureRandom();

    @Transactional
    public Account create(CreateAccount request) {
        if (users.findByEmailIgnoreCase(request.email()).isPresent()) {
            throw ApiException.invalid("email has already been taken");
        }
        AppUser user = new AppUser();
        user.setEmail(request.email());
        user.setPasswordHash(passwords.encode(request.password()));
        user.setFirstName(request.firstName());
        user.setLastName(request.lastName());
        return open(users.save(user), request);
    }

    @Transactional
    public Account createForExistingUser(CreateAccount request) {
        AppUser user = users.findByEmailIgnoreCase(request.email())
                .filter(found -> passwords.matches(request.password(), found.getPasswordHash()))
                .orElseThrow(() -> ApiException.invalid("email or password is incorrect"));
        return open(user, request);
    }

    @Transactional
    public void update(Account current, UpdateAccount request) {
        Account account = accounts.lock(current);
        if (!isBlank(request.fiscalId()) && !request.fiscalId().equals(account.getFiscalId())) {
            if (account.getFiscalId() != null) {
                throw ApiException.invalid("fiscal_id cannot be changed");
            }
            account.setFiscalId(freeFiscalId(request.fiscalId()));
        }
        ifPresent(request.organizationName(), account::setOrganizationName);
        ifPresent(request.email(), account::setEmail);
        ifPresent(request.phone(), account::setPhone);
        ifPresent(request.address(), account::setAddress);
        ifPresent(request.city(), account::setCity);
        ifPresent(request.postalCode(), account::setPostalCode);
        ifPresent(request.website(), account::setWebsite);
        ifPresent(request.fax(), account::setFax);
        ifPresent(request.credentials(), credentials -> account.setAtUsername(credentials.username()));
        AppUser owner = account.getOwner();
        ifPresent(request.firstName(), owner::setFirstName);
        ifPresent(request.lastName(), owner::setLastName);
        ifPresent(request.password(), password -> owner.setPasswordHash(passwords.encode(password)));
    }

    @Transactional
    public Account configureAt(Account current, Credentials credentials) {
        Account account = accounts.lock(current);
        account.setAtUsername(credentials.username());
        return account;
    }

    private Account open(AppUser owner, CreateAccount request) {
        Account account = new Account();
        account.setOwner(owner);
        account.setName(freeName(request.organizationName()));
        account.setApiKey(token(20));
        account.setOrganizationName(request.organizationName());
        account.setEmail(request.email());
        account.setPhone(request.phone());
        account.setFiscalId(isBlank(request.fiscalId()) ? null : freeFiscalId(request.fiscalId()));
        account.setMarketing("1".equals(request.marketing()));
        ifPresent(request.taxCountry(), account::setTaxCountry);
        ifPresent(request.language(), account::setLanguage);
        accounts.saveAndFlush(account);
        taxes.createDefaults(account);
        sequences.createDefault(account);
        hosts.open(account);
        return account;
    }

    private String freeFiscalId(String fiscalId) {
        if (accounts.existsByFiscalId(fiscalId)) {
            throw ApiException.invalid("fiscal_id has already been taken");
        }
        return fiscalId;
    }

    private String freeName(String organization) {
        String slug = Normalizer.normalize(organization, Normalizer.Form.NFD).toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]", "");
        String name = slug.isEmpty() ? "account" : slug.substring(0, Math.min(slug.length(), 40));
        return accounts.existsByName(name) ? name + "-" + token(4) : name;
    }

    private String token(int bytes) {
        byte[] value = new byte[bytes];
        random.nextBytes(value);
        return HexFormat.of().formatHex(value);
    }
}
