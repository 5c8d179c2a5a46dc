import json

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand
from django.db import transaction

from billing.models import Account


class Command(BaseCommand):
    help = "Opens the two first accounts and prints their ids and keys as JSON."

    @transaction.atomic
    def handle(self, *args, **options):
        accounts = []
        for name, fiscal_id in (("First Company", "500000001"), ("Second Company", "500000002")):
            email = f"{name.split()[0].lower()}@example.com"
            owner = User.objects.create_user(email, email, "secret-password")
            accounts.append(
                Account.objects.open(
                    owner, organization_name=name, fiscal_id=fiscal_id, email=email, language="en"
                )
            )
        self.stdout.write(json.dumps([{"id": a.id, "api_key": a.api_key} for a in accounts]))
