import secrets
from decimal import Decimal

from django.conf import settings
from django.contrib.auth.models import User
from django.db import models
from django.utils import timezone
from django.utils.text import slugify

from . import kinds

COUNTRIES = {"1": "PT", "2": "ES", "3": "GB"}
CURRENCIES = {"1": "EUR", "2": "EUR", "3": "GBP"}
STARTING_TAXES = {  # tax_country -> (name, value, is default)
    "1": [("IVA23", 23, True), ("IVA13", 13, False), ("IVA6", 6, False), ("Isento", 0, False)],
    "2": [("IVA21", 21, True), ("IVA10", 10, False), ("IVA4", 4, False), ("Exento", 0, False)],
    "3": [("VAT20", 20, True), ("VAT5", 5, False), ("Exempt", 0, False)],
}


def new_api_key():
    return secrets.token_hex(20)


def new_token():
    return secrets.token_urlsafe(16)


def text(max_length=255, **options):
    return models.CharField(max_length=max_length, blank=True, default="", **options)


def money(**options):
    return models.DecimalField(max_digits=24, decimal_places=2, default=Decimal(0), **options)


class AccountManager(models.Manager):
    def open(self, owner, **fields):
        """A new account with its country's taxes and a default sequence."""
        base = slugify(fields["organization_name"])[:50] or "account"
        name, n = base, 1
        while self.filter(name=name).exists():
            n += 1
            name = f"{base}-{n}"
        account = self.create(owner=owner, name=name, **fields)
        region = COUNTRIES[account.tax_country]
        for tax_name, value, default in STARTING_TAXES[account.tax_country]:
            account.taxes.create(name=tax_name, value=value, region=region, default_tax=default)
        account.sequences.create(serie=str(timezone.now().year), default_sequence=True)
        return account


class Account(models.Model):
    owner = models.ForeignKey(User, on_delete=models.PROTECT, related_name="accounts")
    name = models.SlugField(max_length=60, unique=True)
    organization_name = models.CharField(max_length=255)
    fiscal_id = models.CharField(max_length=30, unique=True, null=True)
    email = models.EmailField()
    phone = text(50)
    fax = text(50)
    address = text()
    city = text()
    postal_code = text(30)
    website = text()
    tax_country = models.CharField(max_length=2, default="1")
    language = models.CharField(max_length=2, default="pt")
    marketing = models.BooleanField(default=False)
    per_page = models.PositiveSmallIntegerField(default=10)
    at_username = text()
    api_key = models.CharField(max_length=64, unique=True, default=new_api_key)
    state = models.CharField(max_length=20, default="active")
    trial = models.BooleanField(default=True)

    objects = AccountManager()

    @property
    def url(self):
        return settings.SERVICE_URL

    @property
    def at_configured(self):
        return bool(self.at_username)

    @property
    def is_portuguese(self):
        return self.tax_country == "1"

    @property
    def currency(self):
        return CURRENCIES[self.tax_country]

    def default_tax(self):
        return self.taxes.filter(default_tax=True).first()


class Tax(models.Model):
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="taxes")
    name = models.CharField(max_length=100)
    value = models.DecimalField(max_digits=6, decimal_places=3)
    region = text(20)
    default_tax = models.BooleanField(default=False)

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint("account", "name", name="unique_tax_name")]

    def save(self, *args, **kwargs):
        super().save(*args, **kwargs)
        if self.default_tax:
            self.account.taxes.exclude(pk=self.pk).update(default_tax=False)


class Item(models.Model):
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="items")
    name = models.CharField(max_length=255)
    description = models.TextField(blank=True, default="")
    unit_price = models.DecimalField(max_digits=13, decimal_places=5)
    unit = text(50)
    tax = models.ForeignKey(Tax, null=True, on_delete=models.SET_NULL)

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint("account", "name", name="unique_item_name")]


class Client(models.Model):
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="clients")
    name = models.CharField(max_length=255)
    code = models.CharField(max_length=100)
    email = models.EmailField(blank=True, default="")
    language = text(2)
    address = text()
    city = text()
    postal_code = text(30)
    country = text(100)
    fiscal_id = text(30)
    website = text()
    phone = text(50)
    fax = text(50)
    preferred_contact = models.JSONField(default=dict)
    observations = models.TextField(blank=True, default="")
    send_options = models.CharField(max_length=1, default="1")
    payment_days = models.PositiveSmallIntegerField(default=0)
    tax_exemption_code = text(10)
    token = models.CharField(max_length=40, default=new_token)
    initial_balance = money()

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint("account", "code", name="unique_client_code")]

    @property
    def open_account_link(self):
        return f"{settings.SERVICE_URL}/open_accounts/{self.token}"

    def balance(self):
        """What the client owes: opening balance, open documents, corrections, money moved."""
        owed = self.initial_balance
        for document in self.documents.filter(status="final").exclude(kind="receipt"):
            if document.kind in kinds.PAYABLE:
                owed += document.amount_due()
            elif document.kind == "credit_note":
                owed -= document.total
        owed += sum(entry.value for entry in self.regularizations.all())
        return owed - sum(entry.value for entry in self.treasury_movements.all())


class Sequence(models.Model):
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="sequences")
    serie = models.CharField(max_length=35)
    default_sequence = models.BooleanField(default=False)
    validation_code = text(20)

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint("account", "serie", name="unique_serie")]

    def save(self, *args, **kwargs):
        creating = self._state.adding
        super().save(*args, **kwargs)
        if creating:
            SequenceCounter.objects.bulk_create(
                SequenceCounter(sequence=self, kind=kind) for kind in kinds.NUMBERED
            )
        if self.default_sequence:
            self.account.sequences.exclude(pk=self.pk).update(default_sequence=False)

    def register(self):
        if not self.validation_code:
            self.validation_code = secrets.token_hex(4).upper()
            self.save()


class SequenceCounter(models.Model):
    sequence = models.ForeignKey(Sequence, on_delete=models.CASCADE, related_name="counters")
    kind = models.CharField(max_length=30)
    number = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint("sequence", "kind", name="unique_counter")]


class Document(models.Model):
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="documents")
    kind = models.CharField(max_length=30)
    status = models.CharField(max_length=20, default="draft")
    archived = models.BooleanField(default=False)
    sequence = models.ForeignKey(Sequence, on_delete=models.PROTECT)
    client = models.ForeignKey(Client, on_delete=models.PROTECT, related_name="documents")
    owner = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="children")
    numbered_as = text(30)
    number = models.PositiveIntegerField(null=True)
    manual_number = models.PositiveIntegerField(null=True)
    atcud = text(40)
    saft_hash = text(200)
    at_doc_code_id = text(40)
    token = models.CharField(max_length=40, unique=True, default=new_token)
    tax_exemption = text(10)
    date = models.DateField()
    due_date = models.DateField()
    loaded_at = models.DateTimeField(null=True)
    reference = text()
    observations = models.TextField(blank=True, default="")
    retention = models.DecimalField(max_digits=5, decimal_places=2, default=Decimal(0))
    currency = text(10)
    license_plate = text(20)
    address_from = models.JSONField(default=dict)
    address_to = models.JSONField(default=dict)
    load_site = text()
    delivery_site = text()
    payment_method = text(50)
    state_message = models.TextField(blank=True, default="")
    sent_at = models.DateTimeField(null=True)
    sum = money()
    discount = money()
    before_taxes = money()
    taxes = money()
    total = money()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-id"]
        indexes = [models.Index(fields=["account", "kind", "status"])]
        constraints = [
            models.UniqueConstraint("sequence", "numbered_as", "number", name="unique_number")
        ]

    @property
    def spec(self):
        return kinds.BY_KEY[self.kind]

    @property
    def sequence_number(self):
        return f"{self.number}/{self.sequence.serie}" if self.number else "draft"

    @property
    def inverted_sequence_number(self):
        return f"{self.sequence.serie}/{self.number}" if self.number else "draft"

    @property
    def permalink(self):
        return f"{settings.SERVICE_URL}/documents/{self.token}"

    @property
    def issued(self):
        return self.status not in ("draft", "deleted")

    def amount_due(self):
        receipts = self.children.filter(kind="receipt", status="final")
        return self.total - sum(receipt.total for receipt in receipts)


class Line(models.Model):
    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="lines")
    name = models.CharField(max_length=255)
    description = models.TextField(blank=True, default="")
    unit_price = models.DecimalField(max_digits=13, decimal_places=5)
    unit = text(50)
    quantity = models.DecimalField(max_digits=13, decimal_places=5)
    discount = models.DecimalField(max_digits=6, decimal_places=3)
    # The tax as it was when the line was written; the tax itself may change or be removed later.
    tax_id = models.BigIntegerField(null=True)
    tax_name = text(100)
    tax_value = models.DecimalField(max_digits=6, decimal_places=3, default=Decimal(0))
    subtotal = money()
    discount_amount = money()
    tax_amount = money()
    total = money()

    class Meta:
        ordering = ["id"]


class Regularization(models.Model):
    client = models.ForeignKey(Client, on_delete=models.CASCADE, related_name="regularizations")
    value = money()
    date = models.DateField()
    observations = models.TextField(blank=True, default="")

    class Meta:
        ordering = ["id"]


class TreasuryMovement(models.Model):
    client = models.ForeignKey(Client, on_delete=models.CASCADE, related_name="treasury_movements")
    value = money()
    date = models.DateField()
    payment_method = text(50)
    observations = models.TextField(blank=True, default="")

    class Meta:
        ordering = ["id"]


class Export(models.Model):
    """A file that is generated in the background: a PDF or a SAF-T export."""

    account = models.ForeignKey(Account, on_delete=models.CASCADE)
    key = models.CharField(max_length=100)
    status = models.CharField(max_length=10, default="pending")  # pending, done, failed
    file = text()
    started_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint("account", "key", name="unique_export")]
