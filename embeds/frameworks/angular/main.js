import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { sentBy, withElements } from '../script.js';

const template = `
  <form (submit)="send($event)">
    <credence-slider
      name="risk"
      label="Relapse"
      required
      [value]="risk()"
      [disabled]="locked()"
      start-value="30"
      (credence-change)="risk.set($event.detail.value)"
      (credence-error)="codes.set([...codes(), $event.detail.code])"
    ></credence-slider>
    <credence-question
      name="stage"
      node="Stage"
      [states]="states"
      [values]="stages()"
      (credence-change)="stages.set($event.detail.values)"
    ></credence-question>
    <button>Send</button>
    <button type="button" (click)="locked.set(!locked())">Lock</button>
    <button type="button" (click)="risk.set(null)">Forget</button>
    <button type="button" (click)="risk.set(500)">Wrong</button>
  </form>
  <output id="state">{{ state() }}</output>
  <output id="sent">{{ sent() }}</output>
`;

class Survey {
  states = ['local', 'distant'];
  risk = signal(null);
  stages = signal([null, null]);
  locked = signal(false);
  codes = signal([]);
  sent = signal('');
  state() {
    return JSON.stringify([this.risk(), this.stages(), this.codes()]);
  }
  send(event) {
    event.preventDefault();
    this.sent.set(sentBy(event.target));
  }
}

// Plain JavaScript has no decorators.
const App = Component({ selector: '#app', template, schemas: [CUSTOM_ELEMENTS_SCHEMA] })(Survey) ?? Survey;

await withElements(() => bootstrapApplication(App));
