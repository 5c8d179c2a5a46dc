import pycountry
from django.contrib.auth.models import User
from rest_framework import serializers

from .models import (
    Account,
    Client,
    Document,
    Item,
    Line,
    Regularization,
    Sequence,
    Tax,
    TreasuryMovement,
)


class Flag(serializers.ChoiceField):
    """ "1" or "0"; numbers and booleans are taken too."""

    def __init__(self, **kwargs):
        super().__init__(choices=["0", "1"], **kwargs)

    def to_internal_value(self, data):
        return super().to_internal_value(str(int(data)) if isinstance(data, bool) else data) == "1"

    def to_representation(self, value):
        return "1" if value else "0"


class Number(serializers.DecimalField):
    """A decimal that comes as a string or a number and goes out as a number."""

    def __init__(self, max_digits=13, decimal_places=5, **kwargs):
        super().__init__(max_digits=max_digits, decimal_places=decimal_places, **kwargs)

    def to_representation(self, value):
        return int(value) if value == int(value) else float(value)


class NumberString(Number):
    """The same, going out as a string."""

    def to_representation(self, value):
        whole, _, fraction = f"{value:f}".partition(".")
        return f"{whole}.{fraction.rstrip('0') or '0'}"


def optional_text(max_length=255):
    return serializers.CharField(max_length=max_length, required=False, allow_blank=True)


class AccountModelSerializer(serializers.ModelSerializer):
    """A model serializer of things that belong to the account in the context."""

    @property
    def account(self):
        return self.context["account"]

    def must_be_unique(self, manager, **lookup):
        rows = manager.filter(**lookup)
        if self.instance is not None:
            rows = rows.exclude(pk=self.instance.pk)
        if rows.exists():
            raise serializers.ValidationError("This value has already been taken.")

    def create(self, validated_data):
        return self.update(self.Meta.model(account=self.account), validated_data)

    def update(self, instance, validated_data):
        for name, value in validated_data.items():
            setattr(instance, name, value)
        instance.save()
        return instance


# Accounts


class AccountSerializer(serializers.ModelSerializer):
    fiscal_id = serializers.SerializerMethodField()

    class Meta:
        model = Account
        fields = ["organization_name", "fiscal_id", "email", "state", "at_configured", "trial"]

    def get_fiscal_id(self, account) -> str:
        return account.fiscal_id or ""


class NewAccountSerializer(serializers.ModelSerializer):
    id = serializers.CharField()

    class Meta:
        model = Account
        fields = ["id", "name", "url", "api_key", "state"]


class AccountCreateSerializer(serializers.Serializer):
    first_name = optional_text(150)
    last_name = optional_text(150)
    organization_name = serializers.CharField(max_length=255)
    phone = optional_text(50)
    email = serializers.EmailField(max_length=150)
    password = serializers.CharField(max_length=128, trim_whitespace=False)
    fiscal_id = optional_text(30)
    tax_country = serializers.ChoiceField(choices=["1", "2", "3"], default="1")
    language = serializers.ChoiceField(choices=["pt", "en", "es"], default="pt")
    terms = Flag()
    marketing = Flag()

    def validate_fiscal_id(self, value):
        if value and Account.objects.filter(fiscal_id=value).exists():
            raise serializers.ValidationError("This value has already been taken.")
        return value or None

    def validate_terms(self, value):
        if not value:
            raise serializers.ValidationError("The terms must be accepted.")
        return value

    def owner(self, data):
        if User.objects.filter(username__iexact=data["email"]).exists():
            raise serializers.ValidationError({"email": "A user with this e-mail already exists."})
        return User.objects.create_user(
            data["email"],
            data["email"],
            data["password"],
            first_name=data.get("first_name", ""),
            last_name=data.get("last_name", ""),
        )

    def create(self, validated_data):
        owner = self.owner(validated_data)
        for name in ("password", "first_name", "last_name", "terms"):
            validated_data.pop(name, None)
        return Account.objects.open(owner, **validated_data)


class ExistingUserAccountSerializer(AccountCreateSerializer):
    def owner(self, data):
        user = User.objects.filter(username__iexact=data["email"]).first()
        if user is None or not user.check_password(data["password"]):
            raise serializers.ValidationError("The e-mail or the password is incorrect.")
        return user


class CredentialsSerializer(serializers.Serializer):
    username = serializers.CharField(max_length=255)
    type = serializers.ChoiceField(choices=["AT"], required=False)
    context = serializers.ChoiceField(choices=["Sequences"], required=False)


class AccountUpdateSerializer(serializers.Serializer):
    """Either variant of the description's: each has its own required fields."""

    VARIANTS = [
        ("organization_name", "email", "password", "terms"),
        ("fiscal_id", "address"),
    ]

    first_name = optional_text(150)
    last_name = optional_text(150)
    organization_name = serializers.CharField(max_length=255, required=False)
    phone = optional_text(50)
    email = serializers.EmailField(max_length=150, required=False)
    password = serializers.CharField(max_length=128, required=False, trim_whitespace=False)
    fiscal_id = serializers.CharField(max_length=30, required=False)
    address = optional_text()
    city = optional_text()
    postal_code = optional_text(30)
    website = optional_text()
    fax = optional_text(50)
    terms = Flag(required=False)
    credentials = CredentialsSerializer(required=False)

    def validate_fiscal_id(self, value):
        if self.instance.fiscal_id and value != self.instance.fiscal_id:
            raise serializers.ValidationError("The fiscal id cannot be changed.")
        others = Account.objects.exclude(pk=self.instance.pk)
        if others.filter(fiscal_id=value).exists():
            raise serializers.ValidationError("This value has already been taken.")
        return value

    def validate(self, attrs):
        if not any(all(name in attrs for name in variant) for variant in self.VARIANTS):
            raise serializers.ValidationError(
                "Send %s." % ", or ".join(" and ".join(variant) for variant in self.VARIANTS)
            )
        return attrs

    def update(self, instance, validated_data):
        owner = instance.owner
        credentials = validated_data.pop("credentials", None)
        password = validated_data.pop("password", None)
        for name in ("first_name", "last_name"):
            setattr(owner, name, validated_data.pop(name, getattr(owner, name)))
        if password:
            owner.set_password(password)
        owner.save()
        if credentials:
            instance.at_username = credentials["username"]
        for name, value in validated_data.items():
            setattr(instance, name, value)
        instance.save()
        return instance


class AtCommunicationSerializer(serializers.Serializer):
    username = serializers.CharField(max_length=255)
    password = serializers.CharField(max_length=255, trim_whitespace=False)


# Taxes, items, sequences


class TaxSerializer(AccountModelSerializer):
    value = Number(max_digits=6, decimal_places=3, min_value=0, max_value=100)
    default_tax = Flag(required=False)

    class Meta:
        model = Tax
        fields = ["id", "name", "value", "region", "default_tax"]

    def validate_name(self, value):
        self.must_be_unique(self.account.taxes, name=value)
        return value


class TaxRefSerializer(serializers.Serializer):
    name = optional_text()


class ItemSerializer(AccountModelSerializer):
    name = serializers.CharField(max_length=255)
    description = serializers.CharField(max_length=4000)
    unit_price = Number(min_value=0)
    tax = TaxRefSerializer(required=False, allow_null=True)

    class Meta:
        model = Item
        fields = ["id", "name", "description", "unit_price", "unit", "tax"]

    def __init__(self, instance=None, **kwargs):
        super().__init__(instance, **kwargs)
        if instance is not None:
            self.fields["name"].required = self.fields["description"].required = False

    def validate_name(self, value):
        self.must_be_unique(self.account.items, name=value)
        return value

    def validate_tax(self, value):
        return self.account.taxes.filter(name=(value or {}).get("name", "")).first()

    def to_representation(self, item):
        data = super().to_representation(item)
        if item.tax:
            value = Number().to_representation(item.tax.value)
            data["tax"] = {"name": item.tax.name, "value": value, "comment": f"{value}%"}
        return data


class SequenceSerializer(AccountModelSerializer):
    serie = serializers.CharField(max_length=35)
    default_sequence = Flag(required=False)

    class Meta:
        model = Sequence
        fields = ["id", "serie", "default_sequence"]

    def validate_serie(self, value):
        self.must_be_unique(self.account.sequences, serie=value)
        return value

    def create(self, validated_data):
        sequence = super().create(validated_data)
        if self.account.is_portuguese and self.account.at_configured:
            sequence.register()
        return sequence

    def to_representation(self, sequence):
        data = {
            "id": sequence.id,
            "serie": sequence.serie,
            "default_sequence": int(sequence.default_sequence),
        }
        for counter in sequence.counters.all():
            data[f"current_{counter.kind}_number"] = counter.number
            data[f"current_{counter.kind}_sequence_id"] = counter.id
        return data


# Clients


class PreferredContactSerializer(serializers.Serializer):
    name = optional_text()
    email = serializers.EmailField(required=False, allow_blank=True)
    phone = optional_text(50)


class ClientSerializer(AccountModelSerializer):
    id = serializers.CharField(read_only=True)
    language = serializers.ChoiceField(choices=["en", "pt", "es"], required=False)
    send_options = serializers.ChoiceField(choices=["1", "2", "3"], required=False)
    preferred_contact = PreferredContactSerializer(required=False)
    payment_days = serializers.CharField(read_only=True)

    class Meta:
        model = Client
        fields = [
            "id", "name", "code", "email", "language", "address", "city", "postal_code",
            "country", "fiscal_id", "website", "phone", "fax", "preferred_contact",
            "observations", "send_options", "open_account_link", "payment_days",
            "tax_exemption_code",
        ]  # fmt: skip
        read_only_fields = ["tax_exemption_code"]

    def validate_code(self, value):
        self.must_be_unique(self.account.clients, code=value)
        return value

    def validate_country(self, value):
        try:
            value and pycountry.countries.lookup(value)
        except LookupError:
            raise serializers.ValidationError("This is not a known country.")
        return value

    def create(self, validated_data):
        return super().create({"language": self.account.language, **validated_data})

    def to_representation(self, client):
        data = super().to_representation(client)
        contact = client.preferred_contact
        data["preferred_contact"] = {k: contact.get(k, "") for k in ("name", "email", "phone")}
        return data


class DocumentClientSerializer(ClientSerializer):
    """The client in a document's body: looked up by name, created when there is none."""

    code = serializers.CharField(max_length=100, required=False)

    def validate_code(self, value):
        return value


# Documents


class AddressSerializer(serializers.Serializer):
    detail = optional_text()
    city = optional_text()
    postal_code = optional_text(30)
    country = optional_text(100)


class LineInputSerializer(serializers.Serializer):
    name = serializers.CharField(max_length=255)
    description = serializers.CharField(max_length=4000, default="", allow_blank=True)
    unit_price = Number(min_value=0)
    unit = serializers.CharField(max_length=50, default="", allow_blank=True)
    quantity = Number(min_value=0, default=1)
    discount = Number(max_digits=6, decimal_places=3, min_value=0, max_value=100, default=0)
    tax = TaxRefSerializer(required=False, allow_null=True)


class DocumentInputSerializer(serializers.Serializer):
    date = serializers.DateField(required=False)
    due_date = serializers.DateField(required=False)
    loaded_at = serializers.DateTimeField(required=False)
    license_plate = optional_text(20)
    address_from = AddressSerializer(required=False)
    address_to = AddressSerializer(required=False)
    reference = optional_text()
    observations = optional_text(4000)
    retention = Number(
        max_digits=5, decimal_places=2, min_value=0, max_value=100, required=False, allow_null=True
    )
    tax_exemption = optional_text(10)
    tax_exemption_reason = optional_text(10)
    sequence_id = serializers.IntegerField(required=False, min_value=1)
    manual_sequence_number = serializers.IntegerField(
        required=False, min_value=1, max_value=999_999_999
    )
    owner_invoice_id = serializers.IntegerField(required=False, min_value=1)
    load_site = optional_text()
    delivery_site = optional_text()
    client = DocumentClientSerializer()
    items = LineInputSerializer(many=True, allow_empty=False)

    def __init__(self, *args, creating=True, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["client"].required = self.fields["items"].required = creating

    def validate(self, attrs):
        reason = attrs.pop("tax_exemption_reason", None)
        if reason is not None:
            attrs.setdefault("tax_exemption", reason)
        if "date" in attrs and attrs.get("due_date", attrs["date"]) < attrs["date"]:
            raise serializers.ValidationError({"due_date": "This date is before the date."})
        return attrs


class LineSerializer(serializers.ModelSerializer):
    unit_price = NumberString()
    quantity = NumberString()
    tax = serializers.SerializerMethodField()
    discount = Number()
    subtotal = Number()
    tax_amount = Number()
    discount_amount = Number()
    total = Number()

    class Meta:
        model = Line
        fields = [
            "name", "description", "unit_price", "unit", "quantity", "tax", "discount",
            "subtotal", "tax_amount", "discount_amount", "total",
        ]  # fmt: skip

    def get_tax(self, line):
        value = Number().to_representation(line.tax_value)
        return {"id": line.tax_id or 0, "name": line.tax_name, "value": value}


class DocumentClientRefSerializer(serializers.ModelSerializer):
    class Meta:
        model = Client
        fields = ["id", "name", "country"]


class DocumentSerializer(serializers.ModelSerializer):
    type = serializers.CharField(source="spec.type_name")
    sequence_id = serializers.CharField()
    retention = NumberString()
    sum = Number()
    discount = Number()
    before_taxes = Number()
    taxes = Number()
    total = Number()
    client = DocumentClientRefSerializer()
    items = LineSerializer(source="lines", many=True)

    class Meta:
        model = Document
        fields = [
            "id", "status", "archived", "type", "sequence_number", "inverted_sequence_number",
            "atcud", "sequence_id", "tax_exemption", "date", "due_date", "reference",
            "observations", "retention", "permalink", "saft_hash", "sum", "discount",
            "before_taxes", "taxes", "total", "currency", "client", "items",
        ]  # fmt: skip

    def to_representation(self, document):
        data = super().to_representation(document)
        family = document.spec.family
        if family == "invoices":
            data["mb_reference"] = {
                "entity": "11604" if document.issued else "",
                "value": data["total"],
                "reference": f"{document.id:09d}" if document.issued else "",
            }
        elif family == "guides":
            for name in ("address_from", "address_to"):
                stored = getattr(document, name)
                data[name] = {
                    key: stored.get(key, "") for key in ("country", "postal_code", "detail", "city")
                }
            loaded_at = document.loaded_at
            data["loaded_at"] = loaded_at.strftime("%d/%m/%Y %H:%M:%S") if loaded_at else ""
            data["license_plate"] = document.license_plate
            data["at_doc_code_id"] = document.at_doc_code_id
        return data


class StateSerializer(serializers.Serializer):
    state = serializers.CharField()
    message = optional_text(4000)


class PaymentSerializer(serializers.Serializer):
    amount = Number(max_digits=20, decimal_places=2, required=False)
    payment_date = serializers.DateField(required=False)
    payment_mechanism = optional_text(50)
    note = optional_text(4000)

    def validate_amount(self, value):
        if value <= 0:
            raise serializers.ValidationError("This number must be greater than 0.")
        return value


class Header(serializers.CharField):
    """A mail header: one line."""

    def to_internal_value(self, data):
        value = super().to_internal_value(data)
        if "\n" in value or "\r" in value:
            raise serializers.ValidationError("This text must be one line.")
        return value


class RecipientSerializer(serializers.Serializer):
    def get_fields(self):  # `save` is a method of serializers too
        return {"email": serializers.EmailField(), "save": Flag()}


class MessageSerializer(serializers.Serializer):
    client = RecipientSerializer()
    subject = Header(max_length=255, required=False, allow_blank=True)
    body = optional_text(20_000)
    cc = serializers.EmailField(required=False, allow_blank=True)
    bcc = serializers.EmailField(required=False, allow_blank=True)
    logo = Flag(required=False)


# Treasury


class EntrySerializer(serializers.ModelSerializer):
    value = Number(max_digits=20, decimal_places=2)
    date = serializers.DateField(required=False)


class RegularizationSerializer(EntrySerializer):
    class Meta:
        model = Regularization
        fields = ["id", "value", "date", "observations"]


class TreasuryMovementSerializer(EntrySerializer):
    class Meta:
        model = TreasuryMovement
        fields = ["id", "value", "date", "payment_method", "observations"]


class InitialBalanceSerializer(serializers.Serializer):
    value = Number(max_digits=20, decimal_places=2)
